import { sql } from 'kysely';

/** A teacher of a district, now: whose classes are meant. */
export type Teacher = { districtId: number; teacherId: number; now: Date };

export const teacherOf = ({ viewer, now }: { viewer: { districtId: number; personId: number }; now: Date }): Teacher => ({
  districtId: viewer.districtId,
  teacherId: viewer.personId,
  now,
});

/** Condition on `class c`: this teacher teaches it now, as owner, co-teacher or substitute. The one place that says who teaches a class. */
export function isTaught({ teacherId, now }: Teacher) {
  return sql<boolean>`exists (
    select from class_teacher ct
    where ct.district_id = c.district_id and ct.class_id = c.class_id and ct.person_id = ${teacherId} and (ct.until is null or ct.until > ${now})
  )`;
}
