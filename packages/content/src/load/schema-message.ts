import type { z } from 'zod';
import type { FieldPath } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Turns what zod found into sentences that say what to do, each at its own place. */
export function explainIssues(issues: readonly Issue[], value: unknown): { path: FieldPath; message: string }[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
    if (issue.code === 'invalid_union' && issue.errors.length > 0) {
      const inner = nearestBranch(issue.errors).map((entry) => ({ ...entry, path: [...issue.path, ...entry.path] }));
      return explainIssues(inner, value);
    }
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key], message: 'unknown field: check its spelling and its place, or remove it' }));
    return [{ path, message: sentence(issue, valueAt(value, path)) }];
  });
}

/** Of a choice's shapes (right or wrong answer) the one its author meant: the fewest faults, and "correct" only when it was written. */
function nearestBranch(branches: Issue[][]): Issue[] {
  const weight = (branch: Issue[]) => branch.length + (branch.some((issue) => issue.path.at(-1) === 'correct') ? 10 : 0);
  return branches.reduce((best, branch) => (weight(branch) < weight(best) ? branch : best));
}

function sentence(issue: Issue, found: unknown): string {
  if (found === undefined && issue.code !== 'invalid_union') return 'missing: add it';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${article(issue.expected)}, but is ${describe(found)}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}, but is ${describe(found)}`;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.inclusive !== false);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), found);
    case 'invalid_format':
      return `does not have the right form (${issue.message}); it is ${describe(found)}`;
    case 'invalid_union':
      return `unknown kind: use one this format has (found ${describe(found)})`;
    default:
      return issue.message;
  }
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'array') return `needs at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}`;
  if (origin === 'string') return 'is empty: write it';
  return inclusive ? `must be ${minimum} or more` : `must be more than ${minimum}`;
}

function tooBig(origin: string, maximum: number, found: unknown): string {
  if (origin === 'array') return `takes at most ${maximum} entries; it has ${Array.isArray(found) ? found.length : 'more'}`;
  if (origin === 'string') return `takes at most ${maximum} characters; it has ${typeof found === 'string' ? found.length : 'more'}`;
  return `must be ${maximum} or less`;
}

function article(expected: string): string {
  const names: Record<string, string> = {
    string: 'text (put it in quotes)',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    tuple: 'a list',
  };
  return names[expected] ?? expected;
}

function describe(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"` : String(value);
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined), value);
}
