import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock/index.ts';
import { createSignedLinks, linkSeconds } from './index.ts';

const key = Buffer.from('0123456789abcdef0123456789abcdef');
const start = '2026-03-02T12:00:00Z';

describe('signed links (D79)', () => {
  const clock = fixedClock(start);
  const links = createSignedLinks(key, clock);
  const query = Object.fromEntries(new URLSearchParams(links.sign({ object: 'export:12', audience: 'person:7' })));

  it('open the object they were made for and tell for whom', () => {
    expect(links.open('export:12', query)).toBe('person:7');
  });

  it.each([
    ['another object', 'export:13', {}],
    ['another audience', 'export:12', { audience: 'person:8' }],
    ['a later end', 'export:12', { end: String(Date.parse(start) / 1000 + 6000) }],
    ['another signature', 'export:12', { signature: 'AAAA' }],
    ['no signature', 'export:12', { signature: undefined }],
    ['two signatures', 'export:12', { signature: [query.signature, 'x'] }],
    ['an end that is no number', 'export:12', { end: '1e99' }],
  ])('do not open with %s', (_name, object, change) => {
    expect(links.open(object, { ...query, ...change })).toBeUndefined();
  });

  it('have the same letters split otherwise as another signature', () => {
    const [one, two] = [links.sign({ object: 'ab', audience: 'c' }), links.sign({ object: 'a', audience: 'bc' })].map((text) =>
      new URLSearchParams(text).get('signature'),
    );
    expect(one).not.toBe(two);
  });

  it('end after 10 minutes', () => {
    const moving = fixedClock(start);
    const { sign, open } = createSignedLinks(key, moving);
    const signed = Object.fromEntries(new URLSearchParams(sign({ object: 'key:3', audience: 'person:7' })));
    moving.advance((linkSeconds - 1) * 1000);
    expect(open('key:3', signed)).toBe('person:7');
    moving.advance(1000);
    expect(open('key:3', signed)).toBeUndefined();
  });

  it('made with another key do not open', () => {
    expect(createSignedLinks(Buffer.alloc(32), clock).open('export:12', query)).toBeUndefined();
  });
});
