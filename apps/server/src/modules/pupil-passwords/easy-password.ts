import { randomInt } from 'node:crypto';
import { limits } from '@alba/domain/limits';
import { randomLetters } from '../../platform/random/index.ts';
import { kindWords } from './kind-words.ts';

export type Language = keyof typeof kindWords;

/** Without 0 and 1, which look like letters. */
const digits = '23456789';

/**
 * A password for a child to read from a card and type: two simple words with a digit between them, such as `apple7kite`; more
 * words where the school asks for longer ones. Guessing it would take some hundred thousand tries, of which an account allows
 * five and then few (D85).
 */
export function easyPassword(language: Language, { min }: { min: number }): string {
  const words = kindWords[language];
  let password = pick(words);
  do {
    const room = limits.password.max - password.length - 1;
    const fitting = words.filter((word) => word.length <= room);
    if (fitting.length === 0) return password + randomLetters(digits, min - password.length);
    password += pick(digits) + pick(fitting);
  } while (password.length < min);
  return password;
}

const pick = (from: readonly string[] | string): string => from[randomInt(from.length)] ?? '';
