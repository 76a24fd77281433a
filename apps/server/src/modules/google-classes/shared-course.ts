import type { CourseRoster } from '@alba/roster/google/index';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Acting } from '../audit/index.ts';
import { type KnownCourse, selectKnownPeople } from './course-repository.ts';

/** Whether Google names the owner of our class and whoever asks among the teachers of the course: then they teach it together (D33). */
export async function sharesWithOwner(
  db: Db | Tx,
  { viewer }: Acting,
  { roster, known, issuer }: { roster: CourseRoster; known: Pick<KnownCourse, 'ownerId' | 'archivedAt'>; issuer: string },
): Promise<boolean> {
  if (known.archivedAt) return false;
  const teachers = await selectKnownPeople(db, { edition: viewer.edition, issuer, subjects: roster.teachers.map(({ userId }) => userId) });
  const isAmongThem = (id: number) => teachers.some(({ districtId, personId, isTeacher }) => isTeacher && districtId === viewer.districtId && personId === id);
  return isAmongThem(known.ownerId) && isAmongThem(viewer.personId);
}
