import { type AccountField, accountRules, brokenRule, type Role, roles } from '@alba/domain/accounts';
import { type EditionId, editionIds, isEditionId } from '@alba/domain/editions';
import { type Option, WrongCommand } from './command.ts';

/** An option that has to be there. */
export const required = <T>(read: (typed: string) => T, takes: string, hint: string): Option<T> => ({ takes, hint, isRequired: true, read });

/** An option that may be left out. */
export const optional = <T>(read: (typed: string) => T, takes: string, hint: string): Option<T | undefined> => ({ takes, hint, isRequired: false, read });

/** An option that is there or not. */
export const flag = (hint: string): Option<boolean> => ({ takes: undefined, hint, isRequired: false, read: () => true, absent: false });

export function id(typed: string): number {
  const value = /^\d{1,15}$/.test(typed) ? Number(typed) : 0;
  if (value === 0) throw new WrongCommand(`"${typed}" is not an id: it is a number, as "institution list" shows it.`);
  return value;
}

/** A day of the calendar, as a school writes it on its wall. */
export function day(typed: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) && new Date(typed).toISOString().startsWith(typed);
  if (!isDay) throw new WrongCommand(`"${typed}" is not a day of the calendar: write it like 2027-06-30.`);
  return typed;
}

export function edition(typed: string): EditionId {
  if (!isEditionId(typed)) throw new WrongCommand(`There is no edition "${typed}": it is ${inWords(editionIds)}.`);
  return typed;
}

export const role = (typed: string): Role => oneOf(roles)(typed);

export function oneOf<const T extends string>(choices: readonly T[]): (typed: string) => T {
  return (typed) => {
    const found = choices.find((choice) => choice === typed);
    if (found === undefined) throw new WrongCommand(`"${typed}" is not one of ${inWords(choices)}.`);
    return found;
  };
}

export const listOf =
  <T>(read: (typed: string) => T) =>
  (typed: string): T[] =>
    typed.split(',').map((part) => read(part.trim()));

export function wholeNumber(from: number, to: number): (typed: string) => number {
  return (typed) => {
    const value = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
    if (!(value >= from && value <= to)) throw new WrongCommand(`"${typed}" is not a whole number from ${from} to ${to}.`);
    return value;
  };
}

export const yesOrNo = (typed: string): boolean => oneOf(['yes', 'no'])(typed) === 'yes';

export function timeZone(typed: string): string {
  try {
    if (/^[A-Za-z_]+(\/[\w+-]+)+$/.test(typed)) return new Intl.DateTimeFormat('en', { timeZone: typed }).resolvedOptions().timeZone && typed;
  } catch {
    // told below
  }
  throw new WrongCommand(`There is no time zone "${typed}": write it like America/Chicago or America/Sao_Paulo.`);
}

/** A text that people will read, without control characters. */
export function text(most: number): (typed: string) => string {
  return (typed) => {
    const value = typed.normalize('NFC').trim();
    if (value === '' || value.length > most) throw new WrongCommand(`A text of 1 to ${most} characters is needed, not ${value.length}.`);
    if (/\p{Cc}/u.test(value)) throw new WrongCommand('A text has no line breaks and no control characters.');
    return value;
  };
}

/** A field of an account by the one table of rules (P-RULES). */
export function accountField(field: Exclude<AccountField, 'password'>): (typed: string) => string {
  const { min, max } = accountRules[field];
  const words = {
    required: 'is empty',
    too_short: `is shorter than ${min} characters`,
    too_long: `is longer than ${max} characters`,
    email: 'is no e-mail address',
  };
  return (typed) => {
    const broken = brokenRule(field, typed);
    if (broken) throw new WrongCommand(`"${typed}" ${broken === 'characters' ? 'has characters that are not possible there' : words[broken]}.`);
    return typed.trim();
  };
}

/** The value, or null where somebody says that there shall be none of one's own. */
export const orInherit =
  <T>(read: (typed: string) => T) =>
  (typed: string): T | 'inherit' =>
    typed === 'inherit' ? 'inherit' : read(typed);

const inWords = (choices: readonly string[]): string => [choices.slice(0, -1).join(', '), choices.at(-1)].filter(Boolean).join(' or ');
