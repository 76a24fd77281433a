import { foldName } from '@alba/domain/classes';
import { attemptsAfterMerge, freeName, placeAfterMerge, type TeachingRelation, teachingAfterMerge } from '@alba/domain/merging';
import { type MergedTable, mergedTables } from './belongings.ts';
import type { Change, Pair, Row, Rows } from './rows-repository.ts';

export type Plan = {
  changes: Change[];
  moves: { classes: number; attempts: number; identities: number };
  /** Ways to sign in that the kept account has already. */
  identitiesThatEnd: number;
  /** Assignments that both worked on. */
  bothWorkedOn: number[];
};

type Planning = Pair & { rows: Rows; actorId: number; now: Date };

/** What a merge changes, row by row: nothing is read or written here, so that a preview is what the merge then does. */
export function planMerge(given: Planning): Plan {
  const attempts = attemptChanges(given);
  const identities = moved(given, 'external_identity', ['provider']);
  const changes = [
    ...moved(given, 'role_grant', ['role', 'institution_id']),
    ...placeChanges(given),
    ...teachingChanges(given),
    ...ownedClasses(given),
    ...moved(given, 'co_teach_request', ['class_id']),
    ...attempts.changes,
    ...moved(given, 'assignment_target', ['assignment_id']),
    ...moved(given, 'assignment_exception', ['assignment_id']),
    ...identities,
    ...grantsOf(given, identities),
    ...moved(given, 'external_ref', ['connection_id', 'external_id']),
    ...moved(given, 'sign_in_card', []),
    ...moved(given, 'picture_password', []),
    ...given.rows.person.merged.map((row) => changeOf('person', row, { status: 'deactivated' })),
  ];
  const toKept = (...tables: MergedTable[]) =>
    changes.filter(({ table, after }) => tables.includes(table) && after[mergedTables[table].owner] === given.keptId);
  return {
    changes,
    moves: {
      classes: toKept('enrollment', 'class_teacher').length,
      attempts: toKept('attempt').length,
      identities: toKept('external_identity', 'external_ref').length,
    },
    identitiesThatEnd: given.rows.external_identity.merged.length - identities.length,
    bothWorkedOn: attempts.bothWorkedOn,
  };
}

/** The change that gives a row other values: only what differs is kept. */
function changeOf(table: MergedTable, row: Row, values: Row): Change {
  const of = (columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, row[column]]));
  return {
    table,
    key: of(mergedTables[table].key),
    before: of([mergedTables[table].owner, ...Object.keys(values)]),
    after: { ...of([mergedTables[table].owner]), ...values },
  };
}

const toKept = (table: MergedTable, row: Row, { keptId }: Pair, values: Row = {}) => changeOf(table, row, { [mergedTables[table].owner]: keptId, ...values });

/** Rows that become the kept account's, but for what it has already by these columns. */
function moved(given: Planning, table: MergedTable, by: readonly string[]): Change[] {
  const nameOf = (row: Row) => JSON.stringify(by.map((column) => row[column]));
  const taken = new Set(given.rows[table].kept.map(nameOf));
  return given.rows[table].merged.filter((row) => !taken.has(nameOf(row))).map((row) => toKept(table, row, given));
}

function placeChanges(given: Planning): Change[] {
  const { enrollment } = given.rows;
  const keptOf = new Map(enrollment.kept.map((row) => [row.class_id, row]));
  const placeOf = (row: Row) => ({ isActive: row.removed_at === null });
  const end = (row: Row) => changeOf('enrollment', row, { removed_at: given.now.toISOString() });
  return enrollment.merged.flatMap((row) => {
    const kept = keptOf.get(row.class_id);
    const fate = placeAfterMerge(kept && placeOf(kept), placeOf(row));
    if (fate === 'moves') return [toKept('enrollment', row, given)];
    if (fate === 'ends') return [end(row)];
    // the roster that keeps the place goes on keeping it
    if (fate === 'reopens' && kept) return [changeOf('enrollment', kept, { removed_at: null, connection_id: row.connection_id }), end(row)];
    return [];
  });
}

function teachingChanges(given: Planning): Change[] {
  const { class_teacher: teaching } = given.rows;
  const now = given.now.toISOString();
  const keptOf = new Map(teaching.kept.map((row) => [row.class_id, row]));
  const partOf = (row: Row) => ({ relation: row.relation as TeachingRelation, isActive: row.until === null || new Date(String(row.until)) > given.now });
  return teaching.merged.flatMap((row) => {
    const kept = keptOf.get(row.class_id);
    const fate = teachingAfterMerge(kept && partOf(kept), partOf(row));
    if (fate === 'moves') return [toKept('class_teacher', row, given)];
    if (fate === 'ends') return [changeOf('class_teacher', row, { until: now })];
    if (fate !== 'rises' || !kept) return [];
    const { relation, until, connection_id } = row;
    // a class has one owner, so the part that ends is another
    return [changeOf('class_teacher', row, { relation: 'co-teacher', until: now }), changeOf('class_teacher', kept, { relation, until, connection_id })];
  });
}

/** The classes the merged account owns; one whose name the kept account has already gets a number. */
function ownedClasses(given: Planning): Change[] {
  const taken = new Set(given.rows.class.kept.flatMap((row) => (row.removed_at === null ? [String(row.folded_name)] : [])));
  return given.rows.class.merged.map((row) => {
    if (row.removed_at !== null) return toKept('class', row, given);
    const name = freeName(String(row.name), taken);
    taken.add(foldName(name));
    return name === row.name ? toKept('class', row, given) : toKept('class', row, given, { name, folded_name: foldName(name) });
  });
}

function attemptChanges(given: Planning): { changes: Change[]; bothWorkedOn: number[] } {
  const { attempt } = given.rows;
  const seen = (row: Row) => ({
    attemptId: Number(row.attempt_id),
    assignmentId: Number(row.assignment_id),
    number: Number(row.number),
    isCurrent: row.archived_at === null,
  });
  const rowOf = new Map(attempt.merged.map((row) => [Number(row.attempt_id), row]));
  const { moves, archives } = attemptsAfterMerge(attempt.kept.map(seen), attempt.merged.map(seen));
  const changes = [
    ...moves.flatMap(({ attemptId, number }) => {
      const row = rowOf.get(attemptId) ?? {};
      // its results are the same student's
      return [toKept('attempt', row, given, number === row.number ? {} : { number }), toKept('attempt_result', row, given)];
    }),
    ...archives.map(({ attemptId }) => changeOf('attempt', rowOf.get(attemptId) ?? {}, { archived_at: given.now.toISOString(), archived_by: given.actorId })),
  ];
  return { changes, bothWorkedOn: archives.map(({ assignmentId }) => assignmentId) };
}

/** What somebody allowed at a provider goes with the identity there, and never without it. */
function grantsOf(given: Planning, identities: readonly Change[]): Change[] {
  const providers = new Set(
    given.rows.external_identity.merged.filter(({ subject }) => identities.some(({ key }) => key.subject === subject)).map(({ provider }) => provider),
  );
  return moved(given, 'provider_grant', ['provider']).filter(({ key }) => providers.has(key.provider));
}
