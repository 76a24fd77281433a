import type { z } from 'zod';
import { fieldName } from '../load/problem.ts';
import { explainIssues } from '../load/schema-message.ts';
import { readUuid, uuidInUri, uuidOf } from './identifiers.ts';
import type { Notice } from './notice.ts';

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** One entry of a package while it is mended: its fields, its place, and where to say what was done. */
export type Mending = { fields: Fields; place: string; say: (field: string, message: string) => void };

/** Any value as words to show; objects of a file may have a `toString` of their own. */
export const shown = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

export function mendingOf(value: Fields, place: string, notices: Notice[]): Mending {
  return {
    fields: { ...value },
    place,
    say: (field, message) => notices.push({ severity: 'warning', place: [place, field].filter((part) => part !== '').join('.'), message }),
  };
}

/** The instant taken where a file tells none: it can never look newer than what is known. */
export const longAgo = '1970-01-01T00:00:00.000Z';

/** Takes out empty fields of CASE that only stand for "not told"; what a publisher added stays as it is. */
export function dropEmpty({ fields, say }: Mending, schema: z.ZodObject): void {
  for (const field of Object.keys(schema.shape)) {
    if (fields[field] !== null && fields[field] !== '') continue;
    delete fields[field];
    say(field, 'was empty: left out');
  }
}

/** Gives the entry an identifier in the form of CASE. Undefined when nothing tells which entry it is. */
export function mendIdentifier({ fields, say }: Mending, madeFrom?: string): string | undefined {
  const { identifier, uri } = fields;
  if (typeof identifier === 'string') {
    const right = readUuid(identifier) ?? uuidOf(identifier);
    if (right !== identifier) {
      fields.identifier = right;
      say('identifier', `"${identifier}" is not written as CASE wants it: now ${right}, also where others point to it`);
    }
    return right;
  }
  const found = (typeof uri === 'string' ? uuidInUri(uri) : undefined) ?? (madeFrom === undefined ? undefined : uuidOf(madeFrom));
  if (found === undefined) return undefined;
  fields.identifier = found;
  say('identifier', `was missing: now ${found}`);
  return found;
}

/** Gives the entry an address and the time of its last change. */
export function mendAddressAndTime({ fields, say }: Mending, identifier: string, fallback: string): void {
  const { uri, lastChangeDateTime } = fields;
  if (typeof uri !== 'string' || !/^[a-z][a-z0-9+.-]*:\S+$/i.test(uri)) {
    fields.uri = `urn:uuid:${identifier}`;
    say('uri', uri === undefined ? `was missing: now ${shown(fields.uri)}` : `is no absolute address: now ${shown(fields.uri)}`);
  }
  const instant = instantOf(lastChangeDateTime);
  if (instant !== undefined && instant === lastChangeDateTime) return;
  fields.lastChangeDateTime = instant ?? fallback;
  say('lastChangeDateTime', `${lastChangeDateTime === undefined ? 'was missing' : `"${shown(lastChangeDateTime)}" is no instant`}: now ${instant ?? fallback}`);
}

/** The instant a text means: a day is its first moment, a time without a zone is universal time. */
export function instantOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(value)) return Number.isNaN(Date.parse(value)) ? undefined : value;
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d:\d\d)(?:\.\d+)?)?$/.exec(value);
  const instant = parts && new Date(`${parts[1]}T${parts[2] ?? '00:00:00'}Z`);
  return instant && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined;
}

const listFields = ['educationLevel', 'conceptKeywords', 'subject'];
const wordFields = ['humanCodingScheme', 'listEnumeration', 'abbreviatedStatement', 'alternativeLabel', 'CFItemType', 'version', 'notes'];

/** Lists that stand as one text, separated by commas or semicolons, and numbers that should be words. */
export function mendTexts({ fields, say }: Mending): void {
  for (const field of listFields) {
    const value = fields[field];
    if (typeof value !== 'string') continue;
    fields[field] = value
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    say(field, 'was one text: now a list');
  }
  for (const field of wordFields) {
    const value = fields[field];
    if (typeof value !== 'number') continue;
    fields[field] = String(value);
    say(field, 'was a number: now text');
  }
}

/**
 * The entry if it fits its schema now. Optional fields that do not fit are left out; an entry whose required fields do not
 * fit is left out whole. Each with a warning.
 */
export function fitting(mending: Mending, schema: z.ZodObject): Fields | undefined {
  const fatal = dropMisfits(mending, schema);
  if (fatal === undefined) return mending.fields;
  mending.say('', `is left out: ${fatal}`);
  return undefined;
}

/** Leaves out optional fields that do not fit; says what is wrong with the first required one. */
export function dropMisfits({ fields, say }: Mending, schema: z.ZodObject): string | undefined {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return undefined;
  const issues = explainIssues(parsed.error.issues, fields);
  const fatal = issues.find(({ path: [field] }) => !schema.shape[String(field)]?.safeParse(undefined).success);
  if (fatal) return `${fieldName(fatal.path)} ${fatal.message}`;
  for (const { path, message } of issues) {
    const field = String(path[0]);
    if (field in fields) say(field, `does not fit (${message}): left out`);
    delete fields[field];
  }
  return undefined;
}
