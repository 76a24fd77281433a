import type { AnyEndpoint } from '@alba/contract/endpoint';
import type { z } from 'zod';
import { type InputIssue, refuseInput } from './refuse.ts';

export type RawInput = { params: unknown; query: unknown; body: unknown };
export type ParsedInput = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown };

/**
 * Parses everything that travels with a call. All that is wrong is told at once, so that a form can show every message;
 * unknown fields are wrong too. Paths are those of the fields, whichever place they came in.
 */
export function parseInput(endpoint: AnyEndpoint, raw: RawInput): ParsedInput {
  const issues: InputIssue[] = [];
  const parse = (schema: z.ZodType, value: unknown) => {
    if (schema.def.type === 'undefined' && isPlain(value)) {
      issues.push(...Object.keys(value).map((key) => ({ path: [key], rule: 'unknown_field' })));
      return undefined;
    }
    const result = schema.safeParse(value);
    if (!result.success) issues.push(...result.error.issues.flatMap((issue) => toIssues(issue, value)));
    return result.data;
  };
  const { query, body } = endpoint.eitherPlace ? inTheirPlace(endpoint, raw, issues) : { query: raw.query, body: bodyFor(endpoint.body, raw.body) };
  for (const part of [raw.params, query, body]) issues.push(...unstorable(part, []));
  const parsed = { params: parse(endpoint.params, raw.params), query: parse(endpoint.query, query), body: parse(endpoint.body, body) };
  if (issues.length > 0) throw refuseInput(...issues);
  return parsed as ParsedInput;
}

/** Texts no database column can hold: with the character zero, or with half of a character. */
function unstorable(value: unknown, path: (string | number)[]): InputIssue[] {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? [] : [{ path, rule: 'wrong_format' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => unstorable(item, [...path, Array.isArray(value) ? Number(key) : key]));
}

/** A call that takes nothing may still be sent with `{}`, as many clients do; one that takes fields tells which are missing. */
function bodyFor(schema: z.ZodType, body: unknown): unknown {
  const isEmpty = body === undefined || body === null || (isPlain(body) && Object.keys(body).length === 0);
  if (!isEmpty) return body;
  return schema.def.type === 'object' ? {} : undefined;
}

/**
 * D5: some calls take their fields in the address or in the body alike. They are gathered in the place that the endpoint
 * declares; a field that comes twice with two values is refused, never chosen from.
 */
function inTheirPlace(endpoint: AnyEndpoint, raw: RawInput, issues: InputIssue[]): Pick<RawInput, 'query' | 'body'> {
  const query = { ...(raw.query as Record<string, unknown>) };
  if (raw.body !== undefined && raw.body !== null && !isPlain(raw.body)) return { query, body: raw.body };
  const body = { ...(raw.body as Record<string, unknown> | null | undefined) };
  for (const key of Object.keys(body)) {
    if (Object.hasOwn(query, key) && asText(query[key]) !== asText(body[key])) issues.push({ path: [key], rule: 'given_twice' });
  }
  const both = { ...query, ...body };
  const takesQuery = Object.keys(endpoint.query.shape).length > 0;
  return takesQuery ? { query: both, body: undefined } : { query: {}, body: both };
}

/** A value of the address as it would stand there; `String` would run what an object says of itself. */
const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

type ZodIssue = z.core.$ZodIssue;

function toIssues(issue: ZodIssue, input: unknown): InputIssue[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], rule: 'unknown_field' }));
    case 'invalid_type':
      return [valueAt(input, path) === undefined ? { path, rule: 'required' } : { path, rule: 'wrong_type', params: { expected: issue.expected } }];
    case 'invalid_union':
      return [{ path, rule: valueAt(input, path) === undefined ? 'required' : 'wrong_type' }];
    case 'too_small':
      return [tooSmall(path, issue)];
    case 'too_big':
      return [{ path, rule: isCounted(issue.origin) ? 'too_long' : 'too_big', params: { max: Number(issue.maximum) } }];
    case 'invalid_value':
      return [{ path, rule: 'not_a_choice', params: { choices: issue.values.filter((value) => typeof value !== 'symbol').map(String) } }];
    case 'invalid_format':
      return [{ path, rule: 'wrong_format', params: { format: issue.format } }];
    case 'custom':
      return [customIssue(path, issue.params)];
    default:
      return [{ path, rule: issue.code === 'not_multiple_of' ? 'not_a_multiple' : 'invalid' }];
  }
}

const valueAt = (input: unknown, path: (string | number)[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | null | undefined)?.[key], input);

const isCounted = (origin: string) => origin === 'string' || origin === 'array' || origin === 'set';

function tooSmall(path: (string | number)[], issue: Extract<ZodIssue, { code: 'too_small' }>): InputIssue {
  const min = Number(issue.minimum);
  if (isCounted(issue.origin) && min === 1) return { path, rule: 'required' };
  return { path, rule: isCounted(issue.origin) ? 'too_short' : 'too_small', params: { min } };
}

/** `refine(..., { params: { rule: 'too_long', max } })` names its own rule. */
function customIssue(path: (string | number)[], params: Record<string, unknown> = {}): InputIssue {
  const { rule, ...rest } = params;
  return { path, rule: typeof rule === 'string' ? rule : 'invalid', ...(Object.keys(rest).length > 0 ? { params: rest } : {}) };
}
