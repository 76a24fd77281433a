import { expect, it } from 'vitest';
import { keysFrom, seal, unseal } from './index.ts';

const { sealing, providerFlow } = keysFrom('a secret that is long enough for this test');
const bound = 'grant 1 2 google';

it('opens what it sealed, and never seals the same way twice', () => {
  const sealed = seal('1//refresh', { key: sealing, bound });
  expect(unseal(sealed, { key: sealing, bound })).toBe('1//refresh');
  expect(seal('1//refresh', { key: sealing, bound })).not.toEqual(sealed);
  expect(sealed.includes('refresh')).toBe(false);
});

it('does not open what was changed, cut, moved to another row or sealed with another key', () => {
  const sealed = seal('1//refresh', { key: sealing, bound });
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(changed, { key: sealing, bound })).toBeUndefined();
  }
  expect(unseal(sealed.subarray(0, 20), { key: sealing, bound })).toBeUndefined();
  expect(unseal(Buffer.alloc(0), { key: sealing, bound })).toBeUndefined();
  expect(unseal(sealed, { key: sealing, bound: 'grant 1 3 google' })).toBeUndefined();
  expect(unseal(sealed, { key: providerFlow, bound })).toBeUndefined();
});
