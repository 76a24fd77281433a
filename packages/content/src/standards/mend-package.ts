import type { z } from 'zod';
import { adoptionStatuses, caseDefinition, caseDocument, caseItem, caseRubric, definitionLists } from './case.schema.ts';
import { uuidOf } from './identifiers.ts';
import { mendAssociation } from './mend-association.ts';
import { dropEmpty, type Fields, fitting, isFields, longAgo, type Mending, mendAddressAndTime, mendIdentifier, mendingOf, mendTexts } from './mend-fields.ts';
import type { Notice } from './notice.ts';

const listFields = ['educationLevel', 'conceptKeywords', 'subject'];
const wordFields = ['humanCodingScheme', 'listEnumeration', 'abbreviatedStatement', 'alternativeLabel', 'CFItemType', 'version', 'notes'];

/** A package as it should have been written, as far as that can be told; what was done is added to the notices. */
export function mendPackage(value: unknown, notices: Notice[]): unknown {
  const whole = unwrapped(value, notices);
  if (!isFields(whole)) return value;
  const mended: Fields = { ...whole };
  const say = (place: string, message: string) => notices.push({ severity: 'warning', place, message });
  const lists = Object.fromEntries(['CFItems', 'CFAssociations', 'CFRubrics'].map((name) => [name, listOf(whole, name, say)]));
  if (isFields(whole.CFDocument)) mended.CFDocument = mendDocument(mendingOf(whole.CFDocument, 'CFDocument', notices), lists.CFItems ?? []);
  const time = isFields(mended.CFDocument) ? String(mended.CFDocument.lastChangeDateTime) : longAgo;
  const given = { time, notices };
  const items = mendEntries(lists.CFItems ?? [], { ...given, place: 'CFItems', mend: mendItem });
  const titles = new Map([...items, ...(isFields(mended.CFDocument) ? [mended.CFDocument] : [])].map((item) => [item.identifier, titleOf(item)]));
  const associations = mendEntries(lists.CFAssociations ?? [], {
    ...given,
    place: 'CFAssociations',
    mend: (mending) => mendAssociation(mending, { time, titleOf: (identifier) => titles.get(identifier) }),
  });
  const rubrics = mendEntries(lists.CFRubrics ?? [], { ...given, place: 'CFRubrics', mend: plainly(caseRubric) });
  for (const [name, entries] of Object.entries({ CFItems: items, CFAssociations: associations, CFRubrics: rubrics })) {
    if (entries.length > 0 || Array.isArray(whole[name])) mended[name] = entries;
    else delete mended[name];
  }
  if (isFields(whole.CFDefinitions)) mended.CFDefinitions = mendDefinitions(whole.CFDefinitions, given);
  else if (whole.CFDefinitions !== undefined && !(Array.isArray(whole.CFDefinitions) && whole.CFDefinitions.length === 0)) {
    delete mended.CFDefinitions;
    say('CFDefinitions', 'is no group of lists: left out');
  }
  return mended;
}

/** Some servers put the package into an envelope. */
function unwrapped(value: unknown, notices: Notice[]): unknown {
  if (!isFields(value) || !isFields(value.CFPackage) || 'CFDocument' in value) return value;
  notices.push({ severity: 'warning', place: 'CFPackage', message: 'stood inside another object: taken out of it' });
  return value.CFPackage;
}

function listOf(whole: Fields, name: string, say: (place: string, message: string) => void): unknown[] {
  const value = whole[name];
  if (Array.isArray(value)) return value;
  if (value === undefined) return [];
  if (isFields(value)) {
    say(name, 'was a single entry: now a list');
    return [value];
  }
  say(name, 'is no list: left out');
  return [];
}

function mendDocument(mending: Mending, items: readonly unknown[]): Fields {
  const { fields, say } = mending;
  dropEmpty(mending);
  mendTexts(mending, { lists: listFields, words: wordFields });
  const identifier = mendIdentifier(mending, typeof fields.title === 'string' ? fields.title : undefined);
  mendAddressAndTime(mending, identifier ?? uuidOf('a document without a name'), latestOf(items));
  for (const [field, fallback] of [
    ['creator', fields.publisher],
    ['title', fields.description],
  ] as const) {
    if (fields[field] !== undefined) continue;
    fields[field] = typeof fallback === 'string' ? fallback : 'Unknown';
    say(field, `was missing: now "${String(fields[field])}"`);
  }
  if (fields.caseVersion !== undefined && fields.caseVersion !== '1.1') {
    say('caseVersion', `"${String(fields.caseVersion)}" is not told by version 1.0: left out`);
    delete fields.caseVersion;
  }
  const status = adoptionStatuses.find((one) => one.toLowerCase() === String(fields.adoptionStatus).trim().toLowerCase());
  if (status !== undefined && status !== fields.adoptionStatus) {
    say('adoptionStatus', `"${String(fields.adoptionStatus)}": now "${status}"`);
    fields.adoptionStatus = status;
  }
  // A document that does not fit is told by the strict reading that follows.
  return fitting(mending, caseDocument) ?? fields;
}

/** The last change of any item stands for that of a document that tells none. */
function latestOf(items: readonly unknown[]): string {
  const times = items.flatMap((item) =>
    isFields(item) && typeof item.lastChangeDateTime === 'string' && /^\d{4}-.*Z$/.test(item.lastChangeDateTime) ? [item.lastChangeDateTime] : [],
  );
  return times.sort().at(-1) ?? longAgo;
}

type Given = { time: string; notices: Notice[] };
type Mend = (mending: Mending, time: string) => Fields | undefined;

/** Each entry mended; of entries with the same identifier the one changed last stays. */
function mendEntries(entries: readonly unknown[], { place, mend, time, notices }: Given & { place: string; mend: Mend }): Fields[] {
  const kept = new Map<unknown, Fields>();
  for (const [index, entry] of entries.entries()) {
    const own = `${place}[${index}]`;
    const mended = isFields(entry) ? mend(mendingOf(entry, own, notices), time) : undefined;
    if (!isFields(entry)) notices.push({ severity: 'warning', place: own, message: 'is no group of fields: left out' });
    if (!mended) continue;
    const other = kept.get(mended.identifier);
    if (other)
      notices.push({
        severity: 'warning',
        place: own,
        message: `has the identifier of an entry before it, ${String(mended.identifier)}: the one changed last stays`,
      });
    if (!other || String(mended.lastChangeDateTime) > String(other.lastChangeDateTime)) kept.set(mended.identifier, mended);
  }
  return [...kept.values()];
}

function mendItem(mending: Mending, time: string): Fields | undefined {
  const { fields, say } = mending;
  dropEmpty(mending);
  mendTexts(mending, { lists: listFields, words: wordFields });
  const identifier = mendIdentifier(mending);
  if (identifier === undefined) {
    say('', 'is left out: nothing tells its identifier');
    return undefined;
  }
  mendAddressAndTime(mending, identifier, time);
  if (fields.fullStatement === undefined && typeof fields.abbreviatedStatement === 'string') {
    fields.fullStatement = fields.abbreviatedStatement;
    say('fullStatement', 'was missing: now the abbreviated statement');
  }
  return fitting(mending, caseItem);
}

const plainly =
  (schema: z.ZodObject): Mend =>
  (mending, time) => {
    dropEmpty(mending);
    const identifier = mendIdentifier(mending, typeof mending.fields.title === 'string' ? mending.fields.title : undefined);
    if (identifier !== undefined) mendAddressAndTime(mending, identifier, time);
    return fitting(mending, schema);
  };

function mendDefinitions(definitions: Fields, given: Given): Fields {
  const mended = { ...definitions };
  for (const name of definitionLists) {
    if (definitions[name] === undefined) continue;
    const entries = listOf(definitions, name, (place, message) => given.notices.push({ severity: 'warning', place: `CFDefinitions.${place}`, message }));
    mended[name] = mendEntries(entries, { ...given, place: `CFDefinitions.${name}`, mend: plainly(caseDefinition) });
  }
  return mended;
}

const titleOf = (entry: Fields): string => String(entry.humanCodingScheme ?? entry.title ?? entry.fullStatement ?? '');
