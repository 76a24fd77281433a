import { localDateOf } from '@alba/domain/assignments';
import { editions } from '@alba/domain/editions';
import { lessonVersionOf } from '../../modules/catalog/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { calendarOf } from './calendar.ts';
import { reserveIds, selectOfferedCollections, selectOfferedLessons, writeSheet } from './demonstration-repository.ts';
import type { DemonstrationDistrict } from './districts/index.ts';
import { fittingLessons } from './fitting-lessons.ts';
import { usernameOf } from './people.ts';
import { planAssignments } from './plan-assignments.ts';
import { planPeople } from './plan-people.ts';
import type { Lesson } from './plan-work.ts';
import { type Ids, Sheet } from './rows.ts';

/** More than a district with twelve lessons needs. */
const counts: Record<keyof Ids, number> = {
  institution: 3,
  subscription: 6,
  person: 80,
  class: 5,
  subgroup: 5,
  enrollment: 90,
  assignment: 80,
  attempt: 2_500,
};

/** Writes one demonstration district into the database, with everything its screens need to have something to show. */
export async function loadDistrict(
  tx: Tx,
  given: { district: DemonstrationDistrict; now: Date; passwordHash: string },
): Promise<{ districtId: number; day: string }> {
  const { district, now, passwordHash } = given;
  const { edition } = district;
  const zone = editions[edition].defaultTimeZone;
  const calendar = calendarOf(localDateOf(now, zone), zone, edition);
  const lessons: Lesson[] = [];
  const fitting = fittingLessons(await selectOfferedLessons(tx, edition), district.classes.first.grade).slice(0, 12);
  for (const lesson of fitting) lessons.push({ ...lesson, version: await lessonVersionOf(tx, lesson.versionId) });
  const ids = await reserveIds(tx, counts);
  const sheet = new Sheet();
  const people = planPeople({ district, calendar, ids, sheet, passwordHash });
  const collections = await selectOfferedCollections(tx, edition);
  planAssignments({ edition, calendar, ids, sheet, people, lessons, collections, named: usernameOf(district.student) });
  await writeSheet(tx, sheet);
  return { districtId: people.districtId, day: calendar.today };
}
