import type { Table } from '../one-roster/format/tables.ts';

/**
 * Objects of a server as rows of a package, so that both are read by the same rules. Properties we do not know are passed over; null,
 * numbers, truth values, references and lists become what a cell would hold. Private properties are never looked at.
 */
export type Cells = { id?: string; cells: string[] };

/** Columns whose property has another name, or none that we look at. */
const properties: Record<string, string> = {
  orgSourcedIds: 'orgs',
  orgSourcedId: 'org',
  parentSourcedId: 'parent',
  schoolYearSourcedId: 'schoolYear',
  courseSourcedId: 'course',
  schoolSourcedId: 'school',
  termSourcedIds: 'terms',
  classSourcedId: 'class',
  userSourcedId: 'user',
  primaryOrgSourcedId: 'primaryOrg',
  preferredGivenName: 'preferredFirstName',
  preferredFamilyName: 'preferredLastName',
  preferredMiddleName: '',
  agentSourcedIds: '',
  userProfileSourcedId: '',
};

export const propertyOf = (column: string): string => properties[column] ?? column;

type Properties = Record<string, unknown>;
const isObject = (value: unknown): value is Properties => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The cells of one object, in the order of the table's columns; nothing where it is no object. */
export function cellsOf({ columns = [] }: Table, record: unknown): Cells | undefined {
  if (!isObject(record)) return undefined;
  const cells = columns.map(({ name, kind, isPrivate }) => {
    if (isPrivate) return '';
    const value = record[propertyOf(name)];
    if (name === 'status') return textOf(value) || 'active';
    if (name === 'userIds') return userIdsOf(value);
    if (kind === 'date') return textOf(value).replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1');
    if (kind === 'datetime') return momentOf(textOf(value));
    if (kind === 'boolean') return textOf(value).toLowerCase();
    return textOf(value);
  });
  return { id: textOf(record.sourcedId) || undefined, cells };
}

/** The roles of 1.2, which a package has in a file of their own; a server that still answers as 1.1 is understood too. */
export function roleRowsOf(table: Table, record: unknown): Cells[] {
  if (!isObject(record)) return [];
  const { sourcedId, status, dateLastModified, role: oldRole, orgs } = record;
  const user = textOf(sourcedId);
  const told = Array.isArray(record.roles) ? record.roles : Array.isArray(orgs) ? orgs.map((org) => ({ role: oldRole, org, roleType: 'secondary' })) : [];
  return told.flatMap((one, at) => {
    return isObject(one) ? (cellsOf(table, { ...one, sourcedId: `${user}/${at + 1}`, user, status, dateLastModified }) ?? []) : [];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(',');
  return isObject(value) ? textOf(value.sourcedId) : '';
}

function userIdsOf(value: unknown): string {
  const ids = (Array.isArray(value) ? value : [value]).flatMap((one) => {
    const [type, identifier] = isObject(one) ? [textOf(one.type), textOf(one.identifier)] : [];
    return type && identifier && !/[{}:]/.test(type) && !/[{}]/.test(identifier) ? `{${type}:${identifier}}` : [];
  });
  return ids.join(',');
}

/** In the writing of the standard, where it is a time at all. */
function momentOf(text: string): string {
  const at = Date.parse(text);
  return Number.isNaN(at) ? text : new Date(at).toISOString();
}
