import { fieldName } from '../load/problem.ts';
import { explainIssues } from '../load/schema-message.ts';
import { type CasePackage, casePackage, isSinceVersion11 } from './case.schema.ts';
import { gradesOf } from './grades.ts';
import { mendPackage, type Places } from './mend-package.ts';
import type { Notice } from './notice.ts';
import { treeOf } from './tree.ts';

export type ReadCase = { package?: CasePackage; notices: Notice[] };

/**
 * Reads a CASE package from the text of a file. Strict by default: anything wrong is an error and there is no package.
 * Lenient, for files as servers really write them: what can be mended is mended, what cannot is left out, and a warning
 * says each time where and what was done; what comes of it is a package that a strict reading takes. The package is the very value of the file, so that it goes out as it came in.
 */
export function readCase(text: string, { isLenient = false }: { isLenient?: boolean } = {}): ReadCase {
  const notices: Notice[] = [];
  if (text.startsWith('\uFEFF'))
    notices.push(isLenient ? warning('', 'began with a byte order mark: ignored') : error('', 'begins with a byte order mark: remove it'));
  const json = jsonOf(text.replace(/^\uFEFF/, ''));
  if (json === undefined) return { notices: [...notices, error('', 'is not JSON: export it again')] };
  const { value, isChanged } = soundTexts(json);
  if (isChanged)
    notices.push(
      isLenient
        ? warning('', 'held signs that are no text (NUL, half a character): taken out')
        : error('', 'holds signs that are no text (NUL, half a character): take them out'),
    );
  const places: Places = new WeakMap();
  const given = isLenient ? mendPackage(value, notices, places) : value;
  const parsed = casePackage.safeParse(given);
  if (!parsed.success) return { notices: [...notices, ...faultsOf(parsed.error.issues, given)] };
  const found = given as CasePackage;
  notices.push(...versionFaults(found), ...repeated(found), ...looseEnds(found, (entry, otherwise) => places.get(entry) ?? otherwise));
  return notices.some(({ severity }) => severity === 'error') ? { notices } : { package: found, notices };
}

/** The package as a file again: equal to what was read, with the fields no version of CASE names. */
export function caseText(given: CasePackage): string {
  return `${JSON.stringify(given, null, 2)}\n`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without what no database and no other program can hold as text. */
function soundTexts(json: unknown): { value: unknown; isChanged: boolean } {
  let isChanged = false;
  const sound = (text: string) => {
    const clean = text.toWellFormed().replaceAll('\0', '');
    isChanged ||= clean !== text;
    return clean;
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return sound(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [sound(key), walk(entry)]));
  };
  return { value: walk(json), isChanged };
}

function faultsOf(issues: Parameters<typeof explainIssues>[0], value: unknown): Notice[] {
  return explainIssues(issues, value).map(({ path, message }) => error(fieldName(path), message));
}

/** What only 1.1 allows, in a package that does not say it is 1.1. */
function versionFaults({ CFDocument, CFAssociations = [] }: CasePackage): Notice[] {
  if (CFDocument.caseVersion === '1.1') return [];
  return CFAssociations.flatMap(({ associationType }, index) =>
    isSinceVersion11(associationType) ? [error(`CFAssociations[${index}].associationType`, `${associationType} needs "caseVersion": "1.1" in CFDocument`)] : [],
  );
}

/** Two entries under one identifier cannot be told apart by anybody who refers to them. */
function repeated({ CFItems = [], CFAssociations = [] }: CasePackage): Notice[] {
  return Object.entries({ CFItems, CFAssociations }).flatMap(([list, entries]) => {
    const seen = new Map<string, number>();
    return entries.flatMap(({ identifier }, index) => {
      const first = seen.get(identifier);
      if (first === undefined) seen.set(identifier, index);
      return first === undefined ? [] : [error(`${list}[${index}].identifier`, `is the same as that of ${list}[${first}]: give each its own`)];
    });
  });
}

/** What is legal and kept, but a reader should know of: ends outside the package, rings, levels that are no grades. */
function looseEnds(given: CasePackage, placeOf: (entry: object, otherwise: string) => string): Notice[] {
  const { CFDocument, CFItems = [], CFAssociations = [] } = given;
  const known = new Set([CFDocument.identifier, ...CFItems.map(({ identifier }) => identifier)]);
  const closing = new Set(treeOf(given).closing);
  const associations = CFAssociations.flatMap((association, index) => {
    const place = placeOf(association, `CFAssociations[${index}]`);
    const ring = closing.has(index) ? [warning(place, 'makes an item its own ancestor: kept, but not used for the tree')] : [];
    const outside = (['originNodeURI', 'destinationNodeURI'] as const).filter((end) => !known.has(association[end].identifier));
    // an exemplar points to a page, not to a standard
    const told = association.associationType === 'exemplar' ? [] : outside;
    return [...ring, ...told.map((end) => warning(`${place}.${end}`, `points to ${association[end].identifier}, which is not in this package: kept as it is`))];
  });
  const levels = CFItems.flatMap((item, index) =>
    gradesOf(item.educationLevel ?? []).unknown.map((level) =>
      warning(`${placeOf(item, `CFItems[${index}]`)}.educationLevel`, `"${level}" is no grade from K to 12: kept, but not used for the grade filter`),
    ),
  );
  return [...associations, ...levels];
}

const error = (place: string, message: string): Notice => ({ severity: 'error', place, message });
const warning = (place: string, message: string): Notice => ({ severity: 'warning', place, message });
