import { expect, it, vi } from 'vitest';
import { Lru } from './lru.ts';

it('loads a value once, also when many ask at the same moment', async () => {
  const lru = new Lru<string>(2);
  const load = vi.fn(async () => 'value');
  expect(await Promise.all([lru.get('a', load), lru.get('a', load), lru.get('a', load)])).toEqual(['value', 'value', 'value']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('forgets the value that was asked for longest ago', async () => {
  const lru = new Lru<string>(2);
  const load = vi.fn(async () => 'value');
  for (const key of ['a', 'b', 'a', 'c', 'a']) await lru.get(key, load);
  expect(load).toHaveBeenCalledTimes(3);
  await lru.get('b', load);
  expect(load).toHaveBeenCalledTimes(4);
});

it('asks again after a failure', async () => {
  const lru = new Lru<string>(2);
  await expect(lru.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await lru.get('a', async () => 'back')).toBe('back');
});

it('asks again for what was not there', async () => {
  const lru = new Lru<string | undefined>(2);
  expect(await lru.get('a', async () => undefined)).toBeUndefined();
  expect(await lru.get('a', async () => 'here now')).toBe('here now');
});
