import { localDateOf } from '@alba/domain/assignments';
import type { EditionId } from '@alba/domain/editions';
import { type InstitutionSettings, normalizeSchoolCode } from '@alba/domain/institutions';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type ClassToJoin, classToJoin, lockClassToJoin } from '../classes/index.ts';
import { type OpenSchool, selectOptionalOpenSchool, selectOptionalSchoolByCode, selectSubscription, settingsOf, zoneOf } from '../institutions/index.ts';

/** Where a new account belongs, by its code; `joins` is there for a student. */
export type Place = { school: OpenSchool; settings: InstitutionSettings; joins?: ClassToJoin };

export type SchoolRefusal = 'school_code_unknown' | 'school_not_located' | 'not_subscribed_teacher';
export type ClassRefusal =
  | 'class_code_unknown'
  | 'class_not_located'
  | 'class_inactive'
  | 'class_full'
  | 'outside_school_network'
  | 'student_access_disabled'
  | 'not_subscribed_student';
type Asked = { edition: EditionId; code: string; now: Date };

/** The school of a teacher's code, or why nobody signs up with it. */
export async function schoolPlace(db: Db | Tx, { edition, code, now }: Asked): Promise<Place | { refuse: SchoolRefusal }> {
  const normal = normalizeSchoolCode(code);
  const school = normal === undefined ? undefined : await selectOptionalSchoolByCode(db, { edition, code: normal });
  if (!school) return { refuse: 'school_code_unknown' };
  if (school.isClosed) return { refuse: 'school_not_located' };
  if (!(await isSubscribed(db, school, now))) return { refuse: 'not_subscribed_teacher' };
  return { school, settings: await settingsOf(db, school) };
}

/** The class of a student's code with its school, or why nobody signs up with it. With `lock` its places are counted for good. */
export async function classPlace(db: Db | Tx, { edition, code, now, lock }: Asked & { lock?: Tx }): Promise<Required<Place> | { refuse: ClassRefusal }> {
  const joins = await (lock ? lockClassToJoin(lock, code) : classToJoin(db, code));
  if ('refuse' in joins) return joins;
  const school = await selectOptionalOpenSchool(db, joins);
  if (!school || school.isClosed) return { refuse: 'class_not_located' };
  if (school.edition !== edition) return { refuse: 'outside_school_network' };
  if (school.studentsDisabled) return { refuse: 'student_access_disabled' };
  if (!(await isSubscribed(db, school, now))) return { refuse: 'not_subscribed_student' };
  return { school, settings: await settingsOf(db, school), joins };
}

async function isSubscribed(db: Db | Tx, school: OpenSchool, now: Date): Promise<boolean> {
  const { districtId, edition } = school;
  return (await selectSubscription(db, { districtId, edition, today: localDateOf(now, zoneOf(school)) })).isCurrent;
}
