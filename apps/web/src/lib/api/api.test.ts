import { signIn } from '@alba/contract/auth';
import { loadClass, updateClass } from '@alba/contract/classes';
import { commonRefusals } from '@alba/contract/refusals';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { answers, on, standInServer } from '../../testing/stand-in-server.ts';
import { decodeClaims, InvalidTokenError } from '../session/claims.ts';
import { addressOf, type CallError } from './call.ts';
import { refusalOf } from './refusal-of.ts';
import { send } from './transport.ts';

const server = standInServer();

describe('an address', () => {
  it('has its parameters escaped and leaves out what is not given', () => {
    expect(addressOf({ ...loadClass, path: '/v1/x/:id/y' }, { params: { id: 'a/../b?c' }, query: { q: 'á &', none: undefined, empty: '' } })).toBe(
      '/v1/x/a%2F..%2Fb%3Fc/y?q=%C3%A1+%26',
    );
  });
});

describe('a request', () => {
  it('carries the token, JSON and the idempotency key', async () => {
    let seen: Request | undefined;
    server.use(
      on(updateClass, (request) => {
        seen = request.clone() as Request;
        return HttpResponse.json({});
      }),
    );
    await send(updateClass, { body: { classId: 1 }, idempotencyKey: 'k-1' }, 'token');
    expect(seen?.headers.get('authorization')).toBe('Bearer token');
    expect(seen?.headers.get('content-type')).toBe('application/json');
    expect(seen?.headers.get('idempotency-key')).toBe('k-1');
    expect(seen?.headers.get('content-language')).toBeNull();
    expect(await seen?.json()).toEqual({ classId: 1 });
  });

  it('without a token has no authorization header at all', async () => {
    let seen: Request | undefined;
    server.use(
      on(signIn, (request) => {
        seen = request as Request;
        return HttpResponse.json({});
      }),
    );
    await send(signIn, { body: {} }, '');
    expect(seen?.headers.has('authorization')).toBe(false);
  });
});

describe('an answer', () => {
  const get = () => send(loadClass, { params: { id: 1 } }, 't');

  it.each([
    ['a dropped connection', () => HttpResponse.error(), { status: 'FETCH_ERROR' }, 'offline'],
    ['words that are no JSON', () => HttpResponse.text('<html>', { status: 200 }), { status: 'PARSING_ERROR', originalStatus: 200 }, 'unreadable'],
    ['a page of a proxy', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), { status: 502, data: { code: 'unexpected' } }, 'unexpected'],
    ['nothing, from a server that is away', () => new HttpResponse(null, { status: 503 }), { status: 503 }, 'unavailable'],
    ['an empty 403', () => new HttpResponse(null, { status: 403 }), { status: 403 }, 'not_signed_in'],
    ['an empty 404', () => new HttpResponse(null, { status: 404 }), { status: 404 }, 'unexpected'],
    [
      'a refusal of this call',
      () => HttpResponse.json({ code: 'class_not_found' }, { status: 404 }),
      { status: 404, data: { code: 'class_not_found' } },
      'class_not_found',
    ],
    ['a refusal of another call', () => HttpResponse.json({ code: 'already_joined' }, { status: 409 }), { status: 409 }, 'unexpected'],
    ['a code nobody knows', () => HttpResponse.json({ code: 'brand_new' }, { status: 418 }), { status: 418 }, 'unexpected'],
    ['null instead of a refusal', () => HttpResponse.json(null, { status: 500 }), { status: 500 }, 'unexpected'],
  ])('that is %s is told apart', async (_name, answer, error, failure) => {
    server.use(on(loadClass, answer));
    const got = await get();
    expect(got).toMatchObject({ error });
    expect(refusalOf(loadClass, (got as { error: CallError }).error)).toBe(failure);
  });

  it('that does not come in time is a timeout', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('late', 'TimeoutError'));
    expect(await get()).toMatchObject({ error: { status: 'TIMEOUT_ERROR' } });
  });

  it('without a body but good is good', async () => {
    server.use(on(loadClass, () => new HttpResponse(null, { status: 204 })));
    expect(await get()).toEqual({ data: undefined });
  });

  it('comes back as the contract has it', async () => {
    server.use(answers(loadClass, () => HttpResponse.json({ classId: 1 })));
    expect(await get()).toEqual({ data: { classId: 1 } });
  });
});

it.each(commonRefusals)('every common refusal keeps its name or is unexpected: %s', (code) => {
  const failure = refusalOf(loadClass, { status: 400, data: { code } });
  expect([code, 'unexpected']).toContain(failure);
});

it('is no failure when nothing failed', () => {
  expect(refusalOf(loadClass, undefined)).toBeUndefined();
});

it.each(['', 'x', 'a.b.c', 'a.e30.c', `a.${btoa('{"https://albalearn.org/claims":null}')}.c`])('@P-TOKEN says that %j is no token', (token) => {
  expect(() => decodeClaims(token)).toThrow(InvalidTokenError);
  expect(() => decodeClaims(token)).toThrow('Invalid token specified');
});
