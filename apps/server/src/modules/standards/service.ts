import { foldCode, standardSearchPatterns } from '@alba/content/standards/codes';
import type { QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { type listFrameworks, loadFramework, type searchStandards, standardLessons } from '@alba/contract/standards';
import { limits } from '@alba/domain/limits';
import type { Db } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { cardOf, type LibraryViewer } from '../catalog/index.ts';
import { furtherParts, offersOf, setOf } from './choices.ts';
import { selectGrades, selectParts } from './choices-query.ts';
import {
  type FrameworkRow,
  type HeadingRow,
  type StandardRow,
  selectAlignedLessons,
  selectFrameworks,
  selectHeadings,
  selectOptionalFramework,
  selectOptionalStandard,
  selectStandards,
  type Wanted,
} from './standards-query.ts';

export async function list(db: Db, viewer: LibraryViewer, query: QueryOf<typeof listFrameworks>): Promise<ReplyOf<typeof listFrameworks>> {
  const [frameworks, every] = await Promise.all([selectFrameworks(db, viewer.edition, query), selectParts(db, viewer.edition)]);
  const rows = await selectGrades(db, viewer, every.flatMap(furtherParts));
  const sets = every.flatMap((one) => furtherParts(one).map((part) => setOf(part, one, rows)));
  return { frameworks: frameworks.map((row) => ({ ...frameworkOf(row), offers: offersOf(row.frameworkId, rows) })), sets };
}

/** A framework without standards for the grade says so, since choosing another grade helps; one without lessons is just empty of them. */
export async function load(
  db: Db,
  viewer: LibraryViewer,
  { frameworkId, subject, grade, sets, batches }: { frameworkId: number } & QueryOf<typeof loadFramework>,
): Promise<ReplyOf<typeof loadFramework>> {
  const [row, [parts]] = await Promise.all([selectOptionalFramework(db, viewer.edition, frameworkId), selectParts(db, viewer.edition, frameworkId)]);
  if (!row || !parts) throw refuse(loadFramework, 'framework_not_found');
  const without = furtherParts(parts).map(({ identifier }) => identifier);
  const result = await found(db, viewer, { frameworkId, without, sets, subject, grade, limit: batches * limits.browseBatch });
  if (grade !== undefined && result.total === 0) throw refuse(loadFramework, 'framework_not_for_grade');
  return { framework: frameworkOf(row), ...result };
}

export async function search(db: Db, viewer: LibraryViewer, query: QueryOf<typeof searchStandards>): Promise<ReplyOf<typeof searchStandards>> {
  const { frameworkId, subject, grade, batches } = query;
  const searched = { patterns: standardSearchPatterns(query.search), code: foldCode(query.search) };
  const result = await found(db, viewer, { frameworkId, subject, grade, search: searched, limit: batches * limits.browseBatch });
  const named = new Set(result.standards.map((standard) => standard.frameworkId));
  const frameworks = named.size === 0 ? [] : await selectFrameworks(db, viewer.edition, {});
  return { ...result, frameworks: frameworks.filter((one) => named.has(one.frameworkId)).map(frameworkOf) };
}

export async function lessons(
  db: Db,
  viewer: LibraryViewer,
  { standardId, batches }: { standardId: number; batches: number },
): Promise<ReplyOf<typeof standardLessons>> {
  const [standard, rows] = await Promise.all([
    selectOptionalStandard(db, viewer.edition, standardId),
    selectAlignedLessons(db, viewer, { standardId, limit: batches * limits.browseBatch }),
  ]);
  if (!standard) throw refuse(standardLessons, 'standard_not_found');
  return {
    standard: { ...standard, code: standard.code ?? undefined },
    lessons: rows.map(({ match, ...row }) => ({ lesson: cardOf(row), match })),
    total: rows[0]?.total ?? 0,
  };
}

type Found = Pick<ReplyOf<typeof loadFramework>, 'standards' | 'headings' | 'total'>;

async function found(db: Db, viewer: LibraryViewer, wanted: Wanted): Promise<Found> {
  const { rows, total } = await selectStandards(db, viewer, wanted);
  const headings = rows.length === 0 ? [] : await selectHeadings(db, rows);
  const ids = new Map(headings.map((heading) => [keyOf(heading, heading.identifier), heading.standardId]));
  return {
    standards: rows.map((row) => lineOf(row, ids)),
    headings: headings.map(({ standardId, code, statement }) => ({ standardId, code: code ?? undefined, statement })),
    total,
  };
}

const keyOf = ({ frameworkId }: Pick<HeadingRow, 'frameworkId'>, identifier: string): string => `${frameworkId}/${identifier}`;

function lineOf(row: StandardRow, ids: ReadonlyMap<string, number>): Found['standards'][number] {
  const { standardId, frameworkId, code, statement, grades, headings, lessonCount } = row;
  return {
    ...{ standardId, frameworkId, statement, grades, lessonCount },
    code: code ?? undefined,
    headings: headings.flatMap((identifier) => ids.get(keyOf(row, identifier)) ?? []),
  };
}

const frameworkOf = (row: FrameworkRow) => ({ ...row, publisher: row.publisher ?? undefined });
