import { limits } from '@alba/domain/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';

type Key = { districtId: number; attemptId: number; personId: number };

/** Why an attempt takes no more answers, read in the same statement that would write them. */
export type WriteState = { state: 'IN_PROGRESS' | 'SUBMITTED'; isArchived: boolean; isClosed: boolean; isGone: boolean };
export type GivenAnswer = { questionId: string; rev: number; response: unknown };

const writeState = sql`
  a.state, a.archived_at is not null as "isArchived", s.closed_at is not null as "isClosed",
  (s.removed_at is not null or s.targets = 'students' and not exists (
    select from assignment_target t
    where t.district_id = a.district_id and t.school_year = a.school_year and t.assignment_id = a.assignment_id and t.person_id = a.person_id
  ) or not exists (
    select from enrollment e join class c using (district_id, class_id)
    where e.district_id = a.district_id and e.class_id = s.class_id and e.person_id = a.person_id and e.removed_at is null and c.removed_at is null and c.archived_at is null
  )) as "isGone"`;

/**
 * Saves answers and their history in one statement (quality bar: one round trip, one commit). A lower revision and a locked
 * question change nothing; of two answers to one question the newer counts. The revisions now stored are returned for every
 * question asked about. Undefined: not this person's attempt. `for key share` lets saves run side by side but makes them
 * wait for a submit.
 */
export async function saveAnswers(
  db: Db,
  given: Key & { answers: GivenAnswer[]; now: Date },
): Promise<(WriteState & { revs: Record<string, number> }) | undefined> {
  const { districtId, attemptId, personId, now } = given;
  const result = await sql<WriteState & { revs: Record<string, number> }>`
    with given as (
      select distinct on (g."questionId") g.* from jsonb_to_recordset(${JSON.stringify(given.answers)}::jsonb) as g("questionId" text, rev integer, response jsonb)
      order by g."questionId", g.rev desc
    ), target as (
      select a.school_year, ${writeState}
      from attempt a join assignment s using (district_id, school_year, assignment_id)
      where a.district_id = ${districtId} and a.attempt_id = ${attemptId} and a.person_id = ${personId}
      for key share of a
    ), written as (
      insert into answer as stored (district_id, school_year, attempt_id, question_id, rev, response, saved_at)
      select ${districtId}::bigint, t.school_year, ${attemptId}::bigint, g."questionId", g.rev, g.response, ${now}::timestamptz
      from target t, given g
      where t.state = 'IN_PROGRESS' and not t."isArchived" and not t."isClosed" and not t."isGone"
      on conflict (district_id, school_year, attempt_id, question_id) do update
        set rev = excluded.rev, response = excluded.response, saved_at = excluded.saved_at
        where stored.rev < excluded.rev and stored.is_right is not true and stored.tries < ${limits.tries}
      returning school_year, question_id, rev, response
    ), logged as (
      insert into attempt_event (district_id, school_year, attempt_id, kind, at, actor_id, data)
      select ${districtId}::bigint, w.school_year, ${attemptId}::bigint, 'saved', ${now}::timestamptz, ${personId}::bigint,
        jsonb_build_object('questionId', w.question_id, 'rev', w.rev, 'response', w.response)
      from written w
    )
    select t.state, t."isArchived", t."isClosed", t."isGone", coalesce((
      select jsonb_object_agg(x.question_id, x.rev) from (
        select question_id, rev from written
        union all
        select o.question_id, o.rev from answer o
        where o.district_id = ${districtId} and o.school_year = t.school_year and o.attempt_id = ${attemptId}
          and o.question_id in (select "questionId" from given) and o.question_id not in (select question_id from written)
      ) x), '{}'::jsonb) as revs
    from target t`.execute(db);
  return result.rows[0];
}

export type LockedAttempt = WriteState & {
  schoolYear: number;
  assignmentId: number;
  versionId: number;
  allowCheckAnswers: boolean;
  activeSeconds: number;
  submittedAt: Date | undefined;
};

/** The attempt with what decides about it, locked until the transaction ends. */
export async function lockAttempt(tx: Tx, { districtId, attemptId, personId }: Key): Promise<LockedAttempt | undefined> {
  const result = await sql<LockedAttempt>`
    select a.school_year as "schoolYear", a.assignment_id as "assignmentId", a.version_id as "versionId", a.active_seconds as "activeSeconds",
      a.submitted_at as "submittedAt", s.allow_check_answers as "allowCheckAnswers", ${writeState}
    from attempt a join assignment s using (district_id, school_year, assignment_id)
    where a.district_id = ${districtId} and a.attempt_id = ${attemptId} and a.person_id = ${personId}
    for update of a`.execute(tx);
  return result.rows[0];
}

/** The same without a lock, for what changes no answer. */
export async function selectOptionalWriteState(
  db: Db,
  { districtId, attemptId, personId }: Key,
): Promise<(WriteState & { lastActiveAt: Date | null }) | undefined> {
  const result = await sql<WriteState & { lastActiveAt: Date | null }>`
    select a.last_active_at as "lastActiveAt", ${writeState}
    from attempt a join assignment s using (district_id, school_year, assignment_id)
    where a.district_id = ${districtId} and a.attempt_id = ${attemptId} and a.person_id = ${personId}`.execute(db);
  return result.rows[0];
}

/** The version an attempt is pinned to; never changes, so the service may remember it. */
export async function selectOptionalVersionId(db: Db, { districtId, attemptId, personId }: Key): Promise<number | undefined> {
  const row = await db
    .selectFrom('attempt')
    .select('version_id')
    .where('district_id', '=', districtId)
    .where('attempt_id', '=', attemptId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.version_id;
}

export type StoredAnswer = { questionId: string; rev: number; response: unknown; tries: number; isRight: boolean | null; checked: unknown };

type AnswersOf = Pick<Key, 'districtId' | 'attemptId'> & { schoolYear: number; questionId?: string };

/** What is stored of an attempt's answers, or of one of them. */
export async function selectAnswers(db: Db | Tx, { districtId, schoolYear, attemptId, questionId }: AnswersOf): Promise<StoredAnswer[]> {
  return db
    .selectFrom('answer')
    .select(['question_id as questionId', 'rev', 'response', 'tries', 'is_right as isRight', 'checked'])
    .where('district_id', '=', districtId)
    .where('school_year', '=', schoolYear)
    .where('attempt_id', '=', attemptId)
    .$if(questionId !== undefined, (query) => query.where('question_id', '=', questionId as string))
    .orderBy('question_id')
    .execute();
}

export type CheckedAnswer = GivenAnswer & { tries: number; isRight: boolean; checked: unknown };
type Check = Key & {
  schoolYear: number /** The answer as it stands after the check. */;
  checked: CheckedAnswer /** What was checked. */;
  given: Omit<GivenAnswer, 'questionId'>;
  now: Date;
};

/** Stores a checked answer and the check in the history. The caller holds the attempt's lock. */
export async function storeCheck(tx: Tx, { districtId, attemptId, personId, schoolYear, checked: answer, given, now }: Check): Promise<void> {
  const response = JSON.stringify(answer.response);
  await sql`
    with stored as (
      insert into answer as stored (district_id, school_year, attempt_id, question_id, rev, response, saved_at, tries, is_right, checked)
      values (${districtId}, ${schoolYear}, ${attemptId}, ${answer.questionId}, ${answer.rev}, ${response}::jsonb, ${now}, ${answer.tries}, ${answer.isRight}, ${JSON.stringify(answer.checked)}::jsonb)
      on conflict (district_id, school_year, attempt_id, question_id) do update
        set rev = greatest(stored.rev, excluded.rev), response = excluded.response, saved_at = excluded.saved_at, tries = excluded.tries,
            is_right = excluded.is_right, checked = excluded.checked
    )
    insert into attempt_event (district_id, school_year, attempt_id, kind, at, actor_id, data)
    values (${districtId}, ${schoolYear}, ${attemptId}, 'checked', ${now}, ${personId},
      ${JSON.stringify({ questionId: answer.questionId, ...given, right: answer.isRight })}::jsonb)`.execute(tx);
}
