import { randomInt } from 'node:crypto';
import { brokenRule, foldUsername } from '@alba/domain/accounts';
import { limits } from '@alba/domain/limits';
import { usernameFrom } from '../providers/index.ts';

type Named = { firstName: string; lastName: string; username?: string };
export type Taken = (folded: readonly string[]) => Promise<ReadonlySet<string>>;

/** After so many neighbours in a row the suffix comes by chance: a common name of a large edition has thousands. */
const mostInARow = 4;

/**
 * A free user name for each of them, in the same order (D83): the one their source knows them by where our rules allow it, else one from
 * their name, with a number behind it where it is taken.
 */
export async function freeUsernames(people: readonly Named[], taken: Taken): Promise<string[]> {
  const names: string[] = people.map(() => '');
  const given = new Set<string>();
  let open = people.map((_, index) => index);
  for (let number = 1; open.length > 0; number += 1) {
    if (number > 40) throw new Error('no free user names were found');
    const proposed = open.map((index) => propose(people[index] as Named, number));
    const used = await taken(proposed.map(foldUsername));
    open = open.filter((index, at) => {
      const name = proposed[at] as string;
      const folded = foldUsername(name);
      if (used.has(folded) || given.has(folded)) return true;
      given.add(folded);
      names[index] = name;
      return false;
    });
  }
  return names;
}

function propose(person: Named, number: number): string {
  const suffix = number <= mostInARow ? number : randomInt(100, 1_000_000);
  const own = person.username?.trim() ?? '';
  if (own === '' || brokenRule('username', own) !== undefined) return usernameFrom(person, suffix);
  return number === 1 ? own : `${[...own].slice(0, limits.username.max - String(suffix).length).join('')}${suffix}`;
}
