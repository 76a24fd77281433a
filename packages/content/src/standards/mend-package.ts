import type { z } from 'zod';
import { caseDefinition, caseItem, caseRubric, definitionLists, isSinceVersion11 } from './case.schema.ts';
import { mendAssociation } from './mend-association.ts';
import { mendDocument } from './mend-document.ts';
import {
  dropEmpty,
  type Fields,
  fitting,
  isFields,
  longAgo,
  type Mending,
  mendAddressAndTime,
  mendIdentifier,
  mendingOf,
  mendTexts,
  shown,
} from './mend-fields.ts';
import type { Notice } from './notice.ts';

/** Where in the file an entry stood before others were left out. */
export type Places = WeakMap<object, string>;

/** A package as it should have been written, as far as that can be told; what was done is added to the notices. */
export function mendPackage(value: unknown, notices: Notice[], places: Places): unknown {
  const whole = unwrapped(value, notices);
  if (!isFields(whole)) return value;
  const mended: Fields = { ...whole };
  const say = (place: string, message: string) => notices.push({ severity: 'warning', place, message });
  const lists = Object.fromEntries(['CFItems', 'CFAssociations', 'CFRubrics'].map((name) => [name, listOf(whole, name, say)]));
  if (isFields(whole.CFDocument)) mended.CFDocument = mendDocument(mendingOf(whole.CFDocument, 'CFDocument', notices), lists.CFItems ?? []);
  const time = isFields(mended.CFDocument) ? shown(mended.CFDocument.lastChangeDateTime) : longAgo;
  const given = { time, notices, places };
  const items = mendEntries(lists.CFItems ?? [], { ...given, place: 'CFItems', mend: mendItem });
  const titles = new Map([...items, ...(isFields(mended.CFDocument) ? [mended.CFDocument] : [])].map((item) => [item.identifier, titleOf(item)]));
  const associations = mendEntries(lists.CFAssociations ?? [], {
    ...given,
    place: 'CFAssociations',
    mend: (mending) => mendAssociation(mending, { time, titleOf: (identifier) => titles.get(identifier) }),
  });
  if (
    isFields(mended.CFDocument) &&
    mended.CFDocument.caseVersion !== '1.1' &&
    associations.some(({ associationType }) => isSinceVersion11(shown(associationType)))
  ) {
    mended.CFDocument.caseVersion = '1.1';
    say('CFDocument.caseVersion', 'the package has kinds of associations that came with 1.1: now "1.1"');
  }
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

type Given = { time: string; notices: Notice[]; places: Places };
type Mend = (mending: Mending, time: string) => Fields | undefined;

/** Each entry mended; of entries with the same identifier the one changed last stays. */
function mendEntries(entries: readonly unknown[], { place, mend, time, notices, places }: Given & { place: string; mend: Mend }): Fields[] {
  const kept = new Map<unknown, Fields>();
  for (const [index, entry] of entries.entries()) {
    const own = `${place}[${index}]`;
    const mended = isFields(entry) ? mend(mendingOf(entry, own, notices), time) : undefined;
    if (!isFields(entry)) notices.push({ severity: 'warning', place: own, message: 'is no group of fields: left out' });
    if (!mended) continue;
    places.set(mended, own);
    const other = kept.get(mended.identifier);
    if (other)
      notices.push({
        severity: 'warning',
        place: own,
        message: `has the identifier of an entry before it, ${shown(mended.identifier)}: the one changed last stays`,
      });
    if (!other || Date.parse(shown(mended.lastChangeDateTime)) > Date.parse(shown(other.lastChangeDateTime))) kept.set(mended.identifier, mended);
  }
  return [...kept.values()];
}

function mendItem(mending: Mending, time: string): Fields | undefined {
  const { fields, say } = mending;
  dropEmpty(mending, caseItem);
  mendTexts(mending);
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
    dropEmpty(mending, schema);
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

const titleOf = (entry: Fields): string => shown(entry.humanCodingScheme ?? entry.title ?? entry.fullStatement ?? '');
