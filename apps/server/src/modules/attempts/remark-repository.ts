import { scoringVersion } from '@alba/domain/scoring';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { outcomeOf } from './outcome.ts';
import type { ResultItems } from './result-repository.ts';

export type RemarkedLesson = { lessonId: number; edition: string; packId: string; versionId: number };

/** Lessons of this pack id; more than one where editions share it. */
export async function selectLessonsByPack(db: Db, given: { packId: string; edition?: string }): Promise<RemarkedLesson[]> {
  const rows = await db
    .selectFrom('lesson')
    .select(['lesson_id as lessonId', 'edition', 'pack_id as packId', 'current_version_id as versionId'])
    .where('pack_id', '=', given.packId)
    .$if(given.edition !== undefined, (query) => query.where('edition', '=', given.edition as string))
    .orderBy('edition')
    .execute();
  return rows.flatMap(({ versionId, ...lesson }) => (versionId === null ? [] : [{ ...lesson, versionId }]));
}

export type WorkingClass = { districtId: number; classId: number; schoolId: number; schoolName: string; className: string };

/** Turned-in work that counts and was marked by another version than the current one. */
const earlierWork = ({ lessonId, versionId }: Pick<RemarkedLesson, 'lessonId' | 'versionId'>) => sql`
  from assignment s
  join class c on c.district_id = s.district_id and c.class_id = s.class_id and c.removed_at is null
  join attempt a on a.district_id = s.district_id and a.school_year = s.school_year and a.assignment_id = s.assignment_id
    and a.state = 'SUBMITTED' and a.archived_at is null
  join attempt_result r on r.district_id = a.district_id and r.school_year = a.school_year and r.attempt_id = a.attempt_id
  where s.lesson_id = ${lessonId} and s.removed_at is null and coalesce(r.corrected_by, a.version_id) <> ${versionId}`;

export async function selectWorkingClasses(db: Db, lesson: RemarkedLesson): Promise<WorkingClass[]> {
  const result = await sql<WorkingClass>`
    select c.district_id as "districtId", c.class_id as "classId", c.school_id as "schoolId", i.name as "schoolName", c.name as "className"
    from class c join institution i on i.district_id = c.district_id and i.institution_id = c.school_id
    where (c.district_id, c.class_id) in (select s.district_id, s.class_id ${earlierWork(lesson)})
    order by i.name, c.name, c.class_id`.execute(db);
  return result.rows;
}

export type EarlierWork = {
  schoolYear: number;
  attemptId: number;
  personId: number;
  versionId: number;
  points: number;
  possible: number;
  rightItems: number;
  items: ResultItems;
  responses: Record<string, unknown>;
};

/** Every such attempt of a class with its answers, locked until the transaction ends. */
export async function lockEarlierWork(tx: Tx, lesson: RemarkedLesson, { districtId, classId }: WorkingClass): Promise<EarlierWork[]> {
  const result = await sql<EarlierWork>`
    select a.school_year as "schoolYear", a.attempt_id as "attemptId", a.person_id as "personId", a.version_id as "versionId",
      r.points, r.possible, r.right_items as "rightItems", r.items, coalesce((
        select jsonb_object_agg(n.question_id, n.response) from answer n
        where n.district_id = a.district_id and n.school_year = a.school_year and n.attempt_id = a.attempt_id
      ), '{}'::jsonb) as responses
    ${earlierWork(lesson)} and s.district_id = ${districtId} and s.class_id = ${classId}
    order by a.attempt_id
    for update of a, r`.execute(tx);
  return result.rows;
}

export async function selectNames(db: Db | Tx, { districtId, personIds }: { districtId: number; personIds: number[] }): Promise<Map<number, string>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['person_id as personId', 'first_name as firstName', 'last_name as lastName'])
    .where('district_id', '=', districtId)
    .where('person_id', 'in', personIds)
    .execute();
  return new Map(rows.map(({ personId, firstName, lastName }) => [personId, `${firstName} ${lastName}`]));
}

type Remark = { districtId: number; work: EarlierWork; correctedBy: number; policy: string; outcome: ReturnType<typeof outcomeOf>; now: Date };

/** Result, skills and history of one attempt. The history keeps what the result was before and what it is now. */
export async function storeRemark(tx: Tx, { districtId, work, correctedBy, policy, outcome, now }: Remark): Promise<void> {
  const { schoolYear, attemptId } = work;
  const { summary, items } = outcome;
  const after = { points: summary.points, possible: summary.possible, rightItems: summary.rightItems };
  const data = { versionId: correctedBy, policy, before: { points: work.points, possible: work.possible, rightItems: work.rightItems }, after };
  const own = sql`district_id = ${districtId} and school_year = ${schoolYear} and attempt_id = ${attemptId}`;
  await sql`
    with result as (
      update attempt_result set points = ${summary.points}, possible = ${summary.possible}, right_items = ${summary.rightItems},
        answered_items = ${summary.answeredItems}, scored_items = ${summary.scoredItems}, items = ${JSON.stringify(items)}::jsonb,
        scoring_version = ${scoringVersion}, corrected_by = ${correctedBy}, corrected_at = ${now}, points_before = ${work.points}
      where ${own}
    ), skills as (
      update attempt_skill k set right_items = g."right", answered_items = g.answered, items = g.items
      from jsonb_to_recordset(${JSON.stringify(summary.skills)}::jsonb) as g(skill text, "right" integer, answered integer, items integer)
      where k.district_id = ${districtId} and k.school_year = ${schoolYear} and k.attempt_id = ${attemptId} and k.skill = g.skill
    )
    insert into attempt_event (district_id, school_year, attempt_id, kind, at, actor_id, data)
    values (${districtId}, ${schoolYear}, ${attemptId}, 'remarked', ${now}, null, ${JSON.stringify(data)}::jsonb)`.execute(tx);
}
