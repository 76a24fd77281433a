import { brokenRule } from '@alba/domain/accounts';
import { type RosterProblemCode, readGrade } from '../../model/index.ts';
import type { Column } from '../format/columns.ts';
import type { Version } from '../format/tables.ts';
import { isStandardDate, isStandardDateTime, meantDate } from './dates.ts';

/** How grave it is: an error in both modes, in strict only, or in none. */
export type Gravity = 'error' | 'forgivable' | 'warning';
export type Tell = (gravity: Gravity, code: RosterProblemCode, expected?: string) => void;

const standardId = /^[0-9A-Za-z.\-_/@]{1,255}$/;
const extension = /^ext:[a-zA-Z0-9.\-_]+$/;
const userIds = /^\{[^{}:]+:[^{}]+\}(?:,\s*\{[^{}:]+:[^{}]+\})*$/;
const control = /\p{Cc}/u;
const mostCharacters = 4000;

/** Reads a cell that is not blank. Answers with what is meant in the standard's writing, or '' where nothing usable stands there. */
export function readCell(column: Column, raw: string, version: Version, tell: Tell): string {
  const value = raw.trim();
  const isBare = value === raw;
  switch (column.kind) {
    case 'id':
      return readId(value, isBare, tell);
    case 'ids':
      return splitList(value)
        .map((one) => readId(one, true, tell))
        .filter((one) => one !== '')
        .join(',');
    case 'status':
      return value;
    case 'date':
      return isBare && isStandardDate(value) ? value : forgiven(meantDate(value), 'bad-date', 'YYYY-MM-DD', tell);
    case 'datetime':
      return isBare && isStandardDateTime(value) ? value : forgiven(undefined, 'bad-datetime', 'YYYY-MM-DDTHH:MM:SS.sssZ', tell);
    case 'boolean':
      return value === 'true' || value === 'false' ? value : forgiven(booleans.get(value.toLowerCase()), 'bad-boolean', 'true, false', tell);
    case 'choice':
      return readChoice(column, value, isBare, version, tell);
    case 'year':
      return isBare && /^\d{4}$/.test(value) ? value : forgiven(undefined, 'bad-year', 'YYYY', tell);
    case 'grades':
      return readGrades(value, tell);
    case 'user-ids':
      return userIds.test(value) ? value : forgiven(undefined, 'bad-user-ids', '{type:id},{type:id}', tell);
    case 'email':
      return readEmail(value, tell);
    default:
      return readText(value, tell);
  }
}

export const splitList = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const booleans = new Map([
  ...['true', 't', 'yes', 'y', '1'].map((word) => [word, 'true'] as const),
  ...['false', 'f', 'no', 'n', '0'].map((word) => [word, 'false'] as const),
]);

function forgiven(meant: string | undefined, code: RosterProblemCode, expected: string, tell: Tell): string {
  tell('forgivable', code, expected);
  return meant ?? '';
}

function readId(value: string, isBare: boolean, tell: Tell): string {
  if (isBare && standardId.test(value)) return value;
  const isUsable = value.length <= 255 && !control.test(value);
  tell(isUsable ? 'forgivable' : 'error', 'bad-id', '0-9 A-Z a-z . - _ / @');
  return isUsable ? value : '';
}

function readChoice(column: Column, value: string, isBare: boolean, version: Version, tell: Tell): string {
  const { choices = [], isOpen = false, tolerated = [], isNeeded } = column;
  if (isBare && choices.includes(value)) return value;
  if (isOpen && version === '1.2' && isBare && extension.test(value)) return value;
  const lower = value.toLowerCase();
  const meant = [...choices, ...tolerated].find((choice) => choice.toLowerCase() === lower) ?? (isOpen && extension.test(value) ? value : undefined);
  tell(meant === undefined && isNeeded ? 'error' : 'forgivable', 'bad-choice', choices.join(', '));
  return meant ?? '';
}

function readGrades(value: string, tell: Tell): string {
  if (!splitList(value).every((one) => readGrade(one).isKnown)) tell('warning', 'bad-grade', 'KG, 01 … 12');
  return value;
}

function readEmail(value: string, tell: Tell): string {
  if (brokenRule('email', value) === undefined) return value;
  tell('warning', 'bad-email');
  return '';
}

function readText(value: string, tell: Tell): string {
  if (value.length > mostCharacters) {
    tell('error', 'field-too-large', String(mostCharacters));
    return '';
  }
  if (!control.test(value)) return value;
  tell('forgivable', 'line-break');
  return value.replace(/\s*\p{Cc}+\s*/gu, ' ');
}
