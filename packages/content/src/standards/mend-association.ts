import { caseAssociation, isAssociationType, knownAssociationTypes } from './case.schema.ts';
import { readUuid, uuidInUri, uuidOf } from './identifiers.ts';
import { dropEmpty, type Fields, fitting, isFields, type Mending, mendAddressAndTime, mendIdentifier, shown } from './mend-fields.ts';

type Given = { time: string; titleOf: (identifier: string) => string | undefined };

/** An association with both its ends, or undefined when an end or the kind cannot be told. */
export function mendAssociation(mending: Mending, { time, titleOf }: Given): Fields | undefined {
  const { fields, say } = mending;
  dropEmpty(mending, caseAssociation);
  mendType(mending);
  for (const end of ['originNodeURI', 'destinationNodeURI'] as const) {
    const mended = mendEnd(fields[end], titleOf);
    if (!mended) {
      say('', `is left out: nothing tells its ${end}`);
      return undefined;
    }
    if (mended.done) say(end, mended.done);
    fields[end] = mended.end;
  }
  mendSequence(mending);
  const madeFrom = [fields.associationType, identifierOf(fields.originNodeURI), identifierOf(fields.destinationNodeURI)].join(' ');
  mendAddressAndTime(mending, mendIdentifier(mending, madeFrom) ?? uuidOf(madeFrom), time);
  return fitting(mending, caseAssociation);
}

/** `Is Child Of` and `ischildof` are the same word; a kind CASE does not have becomes one of the publisher's own. */
function mendType({ fields, say }: Mending): void {
  const { associationType: given } = fields;
  if (typeof given !== 'string' || isAssociationType(given)) return;
  const letters = given.toLowerCase().replace(/[^a-z]/g, '');
  const known = knownAssociationTypes.find((type) => type.toLowerCase() === letters);
  fields.associationType = known ?? `ext:${given.replace(/^ext:/i, '').replace(/[^A-Za-z0-9.\-_]+/g, '-')}`;
  say('associationType', `"${given}" is no kind of CASE: now ${shown(fields.associationType)}`);
}

function mendSequence({ fields, say }: Mending): void {
  const { sequenceNumber } = fields;
  if (typeof sequenceNumber !== 'string' || !/^\s*\d{1,9}\s*$/.test(sequenceNumber)) return;
  fields.sequenceNumber = Number(sequenceNumber);
  say('sequenceNumber', 'was text: now a number');
}

/** An end may come as its bare address or identifier, and with parts missing that the rest of the package tells. */
function mendEnd(value: unknown, titleOf: Given['titleOf']): { end: Fields; done?: string } | undefined {
  if (typeof value === 'string') {
    const identifier = uuidInUri(value) ?? value.trim();
    if (identifier === '') return undefined;
    return {
      end: { title: titleOf(identifier) ?? '', identifier, uri: addressOf(value, identifier) },
      done: 'was one text: now title, identifier and address',
    };
  }
  if (!isFields(value)) return undefined;
  const { identifier: given, uri, title } = value;
  const told = typeof given === 'string' && given !== '' ? given : typeof uri === 'string' ? (uuidInUri(uri) ?? uri) : undefined;
  if (told === undefined || told === '') return undefined;
  const known = readUuid(told);
  // The item an odd identifier belongs to was given the one that is made from it; an end outside the package stays as it is.
  const identifier = known ?? (titleOf(uuidOf(told)) === undefined ? told : uuidOf(told));
  const end = {
    ...value,
    identifier,
    uri: addressOf(typeof uri === 'string' ? uri : '', identifier),
    title: typeof title === 'string' ? title : (titleOf(identifier) ?? ''),
  };
  const changed = (['identifier', 'uri', 'title'] as const).filter((field) => end[field] !== value[field]);
  return changed.length === 0 ? { end: value } : { end, done: `${changed.join(', ')} mended` };
}

function addressOf(uri: string, identifier: string): string {
  if (/^[a-z][a-z0-9+.-]*:\S+$/i.test(uri)) return uri;
  return readUuid(identifier) === undefined ? `urn:x-case:${encodeURIComponent(identifier)}` : `urn:uuid:${identifier}`;
}

const identifierOf = (end: unknown): string => (isFields(end) ? shown(end.identifier) : '');
