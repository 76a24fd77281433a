import { describe, expect, it } from 'vitest';
import { freeUsernames } from './usernames.ts';

const maya = { firstName: 'Maya', lastName: 'Torres' };
const taken =
  (...names: string[]) =>
  async (asked: readonly string[]) =>
    new Set(asked.filter((name) => names.includes(name)));

describe('user names of people who come from a roster', () => {
  it('takes the name the source knows them by, and makes one from their name where there is none that fits', async () => {
    const people = [
      { ...maya, username: 'mtorres26' },
      { ...maya, username: 'x' },
      { ...maya, username: 'a name that is much too long for our form' },
      { firstName: 'João', lastName: 'd’Ávila Neto' },
    ];
    expect(await freeUsernames(people, taken())).toEqual(['mtorres26', 'maya.torres', 'maya.torres2', 'joao.davilaneto']);
  });

  it('puts a number behind a name that somebody has, whatever its case', async () => {
    expect(await freeUsernames([{ ...maya, username: 'MTorres' }, maya, maya], taken('mtorres', 'maya.torres', 'maya.torres3'))).toEqual([
      'MTorres2',
      'maya.torres2',
      'maya.torres4',
    ]);
  });

  it('finds names for a hundred of the same name', async () => {
    const names = await freeUsernames(Array(100).fill(maya), taken());
    expect(new Set(names).size).toBe(100);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(25);
  });
});
