import type { OneRosterObject } from './one-roster-objects.ts';

/** A filter that this server does not understand. */
export class FilterRefused extends Error {}

const term = /^\s*([\w.]+)\s*(!=|>=|<=|=|>|<|~)\s*'((?:[^']|'')*)'/;
const known = ['status', 'dateLastModified', 'type', 'role', 'sourcedId'];

type Test = (record: OneRosterObject) => boolean;

/** `field OP 'value'`, and at most one AND or OR (interop 1.3). */
export function parseFilter(text: string): Test {
  const [first, rest] = parseTerm(text);
  const joined = /^ (AND|OR) /.exec(rest);
  if (!joined) {
    if (rest.trim() !== '') throw new FilterRefused(rest);
    return first;
  }
  const [second, end] = parseTerm(rest.slice(joined[0].length));
  if (end.trim() !== '') throw new FilterRefused(end);
  return joined[1] === 'AND' ? (record) => first(record) && second(record) : (record) => first(record) || second(record);
}

function parseTerm(text: string): [Test, string] {
  const [whole, field = '', operator = '', quoted = ''] = term.exec(text) ?? [];
  if (whole === undefined || !known.includes(field)) throw new FilterRefused(text);
  const wanted = quoted.replaceAll("''", "'");
  const compare = comparisons[operator] as (one: string, other: string) => boolean;
  return [(record) => compare(String(record[field] ?? ''), wanted), text.slice(whole.length)];
}

const comparisons: Record<string, (one: string, other: string) => boolean> = {
  '=': (one, other) => one === other,
  '!=': (one, other) => one !== other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '~': (one, other) => one.includes(other),
};
