import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { LevelsChange } from './level-changes.ts';

type ClassPlace = { districtId: number; classId: number };
type Writing = ClassPlace & { schoolYear: number; actorId: number; now: Date; revision: number; changes: readonly LevelsChange[] };

/** Stores the new settings, forgets those that are not set any more, and writes each into the history: three statements however many there are. */
export async function writeLevels(tx: Tx, given: Writing): Promise<void> {
  const { districtId, classId, changes, now } = given;
  const rows = (list: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(list)}::jsonb)`;
  const place = ({ enrollmentId, productCode, gradeGroup }: LevelsChange) => ({ e: enrollmentId, p: productCode, g: gradeGroup });
  const set = changes.flatMap((change) => (change.after.level === null ? [] : [{ ...place(change), l: change.after.level, k: change.after.isLocked }]));
  const unset = changes.filter(({ after }) => after.level === null).map(place);
  await sql`
    insert into reading_setting (district_id, enrollment_id, product_code, grade_group, level, locked, set_at)
    select ${districtId}, e, p, g, l, k, ${now} from ${rows(set)} as s (e bigint, p text, g text, l integer, k boolean)
    on conflict (district_id, enrollment_id, product_code, grade_group) do update set level = excluded.level, locked = excluded.locked, set_at = excluded.set_at
  `.execute(tx);
  await sql`
    delete from reading_setting r using ${rows(unset)} as s (e bigint, p text, g text)
    where r.district_id = ${districtId} and r.enrollment_id = s.e and r.product_code = s.p and r.grade_group = s.g`.execute(tx);
  await writeEvents(tx, given);
  await tx.updateTable('class').set({ levels_revision: given.revision }).where('district_id', '=', districtId).where('class_id', '=', classId).execute();
}

async function writeEvents(tx: Tx, { districtId, schoolYear, actorId, now, revision, changes }: Writing): Promise<void> {
  const events = changes.flatMap(({ kinds, enrollmentId, ...data }) => kinds.map((kind) => ({ e: enrollmentId, k: kind, d: { ...data, revision } })));
  await sql`
    insert into enrollment_event (district_id, school_year, enrollment_id, kind, at, actor_id, data)
    select ${districtId}, ${schoolYear}, e, k, ${now}, ${actorId}, d from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as s (e bigint, k text, d jsonb)
  `.execute(tx);
}

export type SavedRow = { enrollmentId: number; at: Date; data: unknown };

/** What one save changed, for those who are still in the class. */
export async function selectSave(db: Db | Tx, { districtId, classId, revision }: ClassPlace & { revision: number }): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    select v.enrollment_id as "enrollmentId", v.at, v.data
    from enrollment e join enrollment_event v on v.district_id = e.district_id and v.enrollment_id = e.enrollment_id
    where e.district_id = ${districtId} and e.class_id = ${classId} and e.removed_at is null
      and v.kind in ('level-set', 'level-unset', 'level-locked', 'level-unlocked') and (v.data ->> 'revision')::integer = ${revision}`.execute(db);
  return rows;
}
