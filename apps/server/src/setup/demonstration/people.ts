import { foldForSearch } from '@alba/content/version/search-text';
import { limits } from '@alba/domain/limits';
import type { Habits } from './one-attempt.ts';
import { Chance } from './random.ts';

export type Student = { personId: number; firstName: string; lastName: string; username: string; habits: Habits };

export function namesOf(full: string): { firstName: string; lastName: string } {
  const [firstName = '', lastName = ''] = full.split('|');
  return { firstName, lastName };
}

/** `maya.torres`: the first word of each name, in plain letters. */
export function usernameOf(full: string): string {
  const { firstName, lastName } = namesOf(full);
  const word = (name: string, skip: RegExp) =>
    foldForSearch(name.replace(/['’-]/g, ''))
      .split(' ')
      .find((part) => !skip.test(part)) ?? '';
  return `${word(firstName, /^$/)}.${word(lastName, /^(de|da|do|dos|la|los)$/)}`.slice(0, limits.username.max);
}

/** How this student works; the same at every start, from the name alone. */
export function habitsOf(full: string): Habits {
  const chance = new Chance(full);
  return {
    ability: Math.max(-1.6, Math.min(1.8, 0.35 + chance.normal() * 0.75)),
    care: Math.max(0, Math.min(1, 0.6 + chance.normal() * 0.3)),
    secondsPerQuestion: chance.between(35, 95),
    checks: chance.happens(0.75),
  };
}
