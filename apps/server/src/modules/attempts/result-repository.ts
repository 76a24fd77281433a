import type { AttemptSummary } from '@alba/domain/scoring';
import { scoringVersion } from '@alba/domain/scoring';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

/** Marks and points per question as `attempt_result.items` keeps them. */
export type ResultItems = Record<string, { mark: string; points: number; possible: number }>;

export type NewResult = {
  districtId: number;
  schoolYear: number;
  attemptId: number;
  assignmentId: number;
  personId: number;
  summary: AttemptSummary;
  items: ResultItems;
  activeSeconds: number;
  submittedAt: Date;
};

/** Where the day's figures count the work: its own school year may be another than that of the assignment. */
type UsageDay = { schoolId: number; day: string; schoolYear: number };

/** Turns the attempt in: state, history, result, skills and the day's usage in one statement. The caller holds the lock. */
export async function storeSubmission(tx: Tx, given: NewResult & { usage: UsageDay }): Promise<void> {
  const { districtId, schoolYear, attemptId, assignmentId, personId, summary, usage } = given;
  await sql`
    with turned_in as (
      update attempt set state = 'SUBMITTED', submitted_at = ${given.submittedAt}
      where district_id = ${districtId} and school_year = ${schoolYear} and attempt_id = ${attemptId}
    ), logged as (
      insert into attempt_event (district_id, school_year, attempt_id, kind, at, actor_id, data)
      values (${districtId}, ${schoolYear}, ${attemptId}, 'submitted', ${given.submittedAt}, ${personId}, ${JSON.stringify({ activeSeconds: given.activeSeconds })}::jsonb)
    ), result as (
      insert into attempt_result (district_id, school_year, attempt_id, assignment_id, person_id, points, possible, right_items, answered_items, scored_items, items,
        active_seconds, submitted_at, scoring_version)
      values (${districtId}, ${schoolYear}, ${attemptId}, ${assignmentId}, ${personId}, ${summary.points}, ${summary.possible}, ${summary.rightItems},
        ${summary.answeredItems}, ${summary.scoredItems}, ${JSON.stringify(given.items)}::jsonb, ${given.activeSeconds}, ${given.submittedAt}, ${scoringVersion})
    ), skills as (
      insert into attempt_skill (district_id, school_year, attempt_id, skill, right_items, answered_items, items)
      select ${districtId}::bigint, ${schoolYear}::integer, ${attemptId}::bigint, g.skill, g."right", g.answered, g.items
      from jsonb_to_recordset(${JSON.stringify(summary.skills)}::jsonb) as g(skill text, "right" integer, answered integer, items integer)
    )
    insert into usage_day as u (district_id, school_year, day, person_id, school_id, role, completed, active_seconds)
    values (${districtId}, ${usage.schoolYear}, ${usage.day}, ${personId}, ${usage.schoolId}, 'student', 1, ${given.activeSeconds})
    on conflict (district_id, school_year, day, person_id, role) do update
      set completed = u.completed + 1, active_seconds = u.active_seconds + excluded.active_seconds`.execute(tx);
}
