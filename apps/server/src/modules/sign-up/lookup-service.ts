import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { findSignUpClass as classEndpoint, findSignUpSchool as schoolEndpoint } from '@alba/contract/sign-up';
import type { InstitutionSettings } from '@alba/domain/institutions';
import type { Db } from '../../platform/db/index.ts';
import { refuse, type Viewer } from '../../platform/http/index.ts';
import { classPlace, schoolPlace } from './place.ts';

type Asked<E> = { body: BodyOf<E>; now: Date };

/** The name of the school behind a code. Somebody who is signed in is told when it is not their own (section 8). */
export async function findSchool(
  db: Db,
  { viewer, body, now }: Asked<typeof schoolEndpoint> & { viewer: Viewer | undefined },
): Promise<ReplyOf<typeof schoolEndpoint>> {
  const place = await schoolPlace(db, { edition: body.edition, code: body.schoolCode, now });
  if ('refuse' in place) throw refuse(schoolEndpoint, place.refuse);
  if (isElsewhere(viewer, place.school)) throw refuse(schoolEndpoint, 'school_code_mismatch');
  return { schoolName: place.school.name, rules: rulesOf(place.settings) };
}

/** The names of the class behind a code. */
export async function findClass(db: Db, { body, now }: Asked<typeof classEndpoint>): Promise<ReplyOf<typeof classEndpoint>> {
  const place = await classPlace(db, { edition: body.edition, code: body.classCode, now });
  if ('refuse' in place) throw refuse(classEndpoint, place.refuse);
  const { name, avatar, teacherName } = place.joins;
  return { className: name, avatar, teacherName, schoolName: place.school.name, rules: rulesOf(place.settings) };
}

/** Whoever is signed in gets a second account at their own school only. */
export const isElsewhere = (viewer: Viewer | undefined, { districtId, schoolId }: { districtId: number; schoolId: number }): boolean =>
  viewer !== undefined && (viewer.districtId !== districtId || viewer.schoolId !== schoolId);

const rulesOf = ({ minPasswordLength, forceInitials }: InstitutionSettings) => ({ minPasswordLength, forceInitials });
