import { fieldName } from '../load/problem.ts';
import { explainIssues } from '../load/schema-message.ts';
import { type CasePackage, casePackage } from './case.schema.ts';
import { gradesOf } from './grades.ts';
import { mendPackage } from './mend-package.ts';
import type { Notice } from './notice.ts';
import { treeOf } from './tree.ts';

export type ReadCase = { package?: CasePackage; notices: Notice[] };

/**
 * Reads a CASE package from the text of a file. Strict by default: anything wrong is an error and there is no package.
 * Lenient, for files as servers really write them: what can be mended is mended, what cannot is left out, and a warning
 * says each time where and what was done. The package is the very value of the file, so that it goes out as it came in.
 */
export function readCase(text: string, { isLenient = false }: { isLenient?: boolean } = {}): ReadCase {
  const notices: Notice[] = [];
  if (text.startsWith('\uFEFF'))
    notices.push(isLenient ? warning('', 'began with a byte order mark: ignored') : error('', 'begins with a byte order mark: remove it'));
  const value = valueOf(text.replace(/^\uFEFF/, ''));
  if (value === undefined) return { notices: [...notices, error('', 'is not JSON: export it again')] };
  const given = isLenient ? mendPackage(value, notices) : value;
  const parsed = casePackage.safeParse(given);
  if (!parsed.success) return { notices: [...notices, ...faultsOf(parsed.error.issues, given)] };
  const found = given as CasePackage;
  notices.push(...versionFaults(found, isLenient), ...repeated(found), ...looseEnds(found, isLenient));
  return notices.some(({ severity }) => severity === 'error') ? { notices } : { package: found, notices };
}

/** The package as a file again: equal to what was read, with the fields no version of CASE names. */
export function caseText(given: CasePackage): string {
  return `${JSON.stringify(given, null, 2)}\n`;
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultsOf(issues: Parameters<typeof explainIssues>[0], value: unknown): Notice[] {
  return explainIssues(issues, value).map(({ path, message }) => error(fieldName(path), message));
}

/** What only 1.1 allows, in a package that does not say it is 1.1. */
function versionFaults({ CFDocument, CFAssociations = [] }: CasePackage, isLenient: boolean): Notice[] {
  if (CFDocument.caseVersion === '1.1') return [];
  return CFAssociations.flatMap(({ associationType }, index) => {
    if (associationType !== 'isTranslationOf' && !associationType.startsWith('ext:')) return [];
    const place = `CFAssociations[${index}].associationType`;
    return [
      isLenient
        ? warning(place, `${associationType} belongs to CASE 1.1, and this package is 1.0: kept`)
        : error(place, `${associationType} needs "caseVersion": "1.1" in CFDocument`),
    ];
  });
}

/** Two entries under one identifier cannot be told apart by anybody who refers to them. */
function repeated({ CFDocument, CFItems = [], CFAssociations = [] }: CasePackage): Notice[] {
  const seen = new Map<string, string>([[CFDocument.identifier, 'CFDocument']]);
  const entries = [
    ...CFItems.map((entry, index) => ({ entry, place: `CFItems[${index}]` })),
    ...CFAssociations.map((entry, index) => ({ entry, place: `CFAssociations[${index}]` })),
  ];
  return entries.flatMap(({ entry, place }) => {
    const first = seen.get(entry.identifier);
    if (first === undefined) seen.set(entry.identifier, place);
    return first === undefined ? [] : [error(`${place}.identifier`, `is the same as that of ${first}: give each its own`)];
  });
}

/** Rings are an error to mend; ends outside the package are legal and kept, but a reader should know of them. */
function looseEnds(given: CasePackage, isLenient: boolean): Notice[] {
  const { CFDocument, CFItems = [], CFAssociations = [] } = given;
  const known = new Set([CFDocument.identifier, ...CFItems.map(({ identifier }) => identifier)]);
  const rings = treeOf(given).closing.map((index) => {
    const place = `CFAssociations[${index}]`;
    return isLenient
      ? warning(place, 'makes an item its own ancestor: kept, but not used for the tree')
      : error(place, 'makes an item its own ancestor: remove one association of the ring');
  });
  const dangling = CFAssociations.flatMap((association, index) =>
    (['originNodeURI', 'destinationNodeURI'] as const).flatMap((end) =>
      known.has(association[end].identifier) || association.associationType === 'exemplar'
        ? []
        : [warning(`CFAssociations[${index}].${end}`, `points to ${association[end].identifier}, which is not in this package: kept as it is`)],
    ),
  );
  const levels = CFItems.flatMap(({ educationLevel = [] }, index) =>
    gradesOf(educationLevel).unknown.map((level) =>
      warning(`CFItems[${index}].educationLevel`, `"${level}" is no grade from K to 12: kept, but not used for the grade filter`),
    ),
  );
  return [...rings, ...dangling, ...levels];
}

const error = (place: string, message: string): Notice => ({ severity: 'error', place, message });
const warning = (place: string, message: string): Notice => ({ severity: 'warning', place, message });
