import { adoptionStatuses, caseDocument } from './case.schema.ts';
import { uuidOf } from './identifiers.ts';
import {
  dropEmpty,
  dropMisfits,
  type Fields,
  instantOf,
  isFields,
  longAgo,
  type Mending,
  mendAddressAndTime,
  mendIdentifier,
  mendTexts,
  shown,
} from './mend-fields.ts';

/** A document with what every document must tell, taken from what else the package tells. What is still missing is told by the strict reading. */
export function mendDocument(mending: Mending, items: readonly unknown[]): Fields {
  const { fields, say } = mending;
  dropEmpty(mending, caseDocument);
  mendTexts(mending);
  const identifier = mendIdentifier(mending, typeof fields.title === 'string' ? fields.title : undefined);
  mendAddressAndTime(mending, identifier ?? uuidOf('a document without a name'), latestOf(items));
  for (const [field, fallback] of [
    ['creator', fields.publisher],
    ['title', fields.description],
  ] as const) {
    if (fields[field] !== undefined) continue;
    fields[field] = typeof fallback === 'string' ? fallback : 'Unknown';
    say(field, `was missing: now "${shown(fields[field])}"`);
  }
  if (fields.caseVersion !== undefined && fields.caseVersion !== '1.1') {
    say('caseVersion', `"${shown(fields.caseVersion)}" is not told by version 1.0: left out`);
    delete fields.caseVersion;
  }
  const status = adoptionStatuses.find((one) => one.toLowerCase() === shown(fields.adoptionStatus).trim().toLowerCase());
  if (status !== undefined && status !== fields.adoptionStatus) {
    say('adoptionStatus', `"${shown(fields.adoptionStatus)}": now "${status}"`);
    fields.adoptionStatus = status;
  }
  dropMisfits(mending, caseDocument);
  return fields;
}

/** The last change of any item stands for that of a document that tells none. */
function latestOf(items: readonly unknown[]): string {
  const times = items.flatMap((item) => (isFields(item) ? (instantOf(item.lastChangeDateTime) ?? []) : []));
  return times.reduce((latest, time) => (Date.parse(time) > Date.parse(latest) ? time : latest), longAgo);
}
