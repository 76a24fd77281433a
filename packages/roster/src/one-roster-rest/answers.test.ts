import { describe, expect, it } from 'vitest';
import { codeMinorOf, failureOf, isFilterRefused } from './errors.ts';
import { linkTo } from './pages.ts';

const minor = (value: string) => ({ imsx_codeMinorField: [{ imsx_codeMinorFieldName: 'TargetEndSystem', imsx_codeMinorFieldValue: value }] });
const reply = (status: number, body: object | string) => ({ status, headers: {}, body: typeof body === 'string' ? body : JSON.stringify(body) });

describe('@C-ONEROSTER what a server says of an error', () => {
  it.each([
    ['1.2', { imsx_codeMajor: 'failure', imsx_CodeMinor: minor('unknownobject') }, 'unknownobject'],
    ['1.2, wrapped', { imsx_StatusInfo: { imsx_CodeMinor: minor('forbidden') } }, 'forbidden'],
    ['1.2, wrapped otherwise', { imsx_statusInfo: { imsx_CodeMinor: minor('server_busy') } }, 'server_busy'],
    ['1.2, one field', { imsx_CodeMinor: { imsx_codeMinorField: { imsx_codeMinorFieldValue: 'invaliddata' } } }, 'invaliddata'],
    ['1.1', { statusInfoSet: [{ imsx_codeMajor: 'failure', imsx_codeMinor: 'invalid_filter_field' }] }, 'invalid_filter_field'],
    ['1.1, one', { statusInfoSet: { imsx_codeMinor: 'unauthorisedrequest' } }, 'unauthorisedrequest'],
    ['nothing of ours', { error: 'nope' }, undefined],
    ['a list', [1], undefined],
  ])('%s', (_version, body, code) => expect(codeMinorOf(JSON.stringify(body))).toBe(code));

  it('is read from a page or an empty answer as nothing', () => {
    expect([codeMinorOf('<html>'), codeMinorOf('')]).toEqual([undefined, undefined]);
    expect(failureOf(reply(404, '<html>')).problem).toEqual({ severity: 'error', code: 'not-found', value: '404' });
  });

  it('never shows the server’s own sentence, which may name people', () => {
    const { problem } = failureOf(reply(422, { imsx_description: 'Ana Souza is unknown', imsx_CodeMinor: minor('Ana Souza') }));
    expect(problem.value).toBe('422');
  });

  it('tells a filter that is not understood from other complaints', () => {
    const refused = (status: number, value: string) => isFilterRefused(reply(status, { imsx_CodeMinor: minor(value) }));
    expect([refused(400, 'invalid_filter_field'), refused(422, 'invaliddata'), refused(400, 'unauthorisedrequest'), refused(403, 'forbidden')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('@C-ONEROSTER the next page in a Link header', () => {
  it.each([
    ['<https://x.example/users?offset=2>; rel="next", <https://x.example/users?offset=8>; rel="last"', 'https://x.example/users?offset=2'],
    ['<https://x.example/a?ids=1,2>; rel=first, </users?offset=2>; title="a, b"; rel=next', '/users?offset=2'],
    ['<https://x.example/users>; rel="prev next"', 'https://x.example/users'],
    ['<https://x.example/users>; REL="NEXT"', 'https://x.example/users'],
    ['<https://x.example/users>; rel="nextish"', undefined],
    ['', undefined],
  ])('%s', (header, address) => expect(linkTo('next', header)).toBe(address));
});
