import type { ReplyOf } from '@alba/contract/endpoint';
import type { GoogleCourse, listGoogleClasses } from '@alba/contract/google-classes';
import { isUndoOver } from '@alba/domain/limits';
import { displayName } from '@alba/domain/people';
import type { Course } from '@alba/roster/google/index';
import type { Db } from '../../platform/db/index.ts';
import type { Acting } from '../audit/index.ts';
import { atGoogle } from './at-google.ts';
import { type KnownCourse, selectKnownCourses, selectOptionalAddress } from './course-repository.ts';
import type { GoogleClassServices } from './services.ts';

const most = 500;

/** The teacher's active courses and where each of them stands here. Nobody's name is read for it but the courses' own. */
export function listCourses(db: Db, services: GoogleClassServices, acting: Acting): Promise<ReplyOf<typeof listGoogleClasses>> {
  return atGoogle(db, services, acting, async ({ classroom, subject, issuer, isSimulated }) => {
    const { districtId, personId, edition } = acting.viewer;
    const courses = (await classroom.courses()).sort(newestFirst).slice(0, most);
    const asked = courses.map(({ id }) => id);
    const known = new Map((await selectKnownCourses(db, { districtId, personId, issuer }, asked)).map((course) => [course.courseId, course]));
    return {
      account: await selectOptionalAddress(db, { edition, issuer, subject }),
      isSimulated,
      courses: courses.map((course) => shown(course, known.get(course.id), acting)),
    };
  });
}

const newestFirst = (one: Course, other: Course): number => (other.creationTime ?? '').localeCompare(one.creationTime ?? '');

function shown({ id, name, section, room }: Course, known: KnownCourse | undefined, acting: Acting): GoogleCourse {
  const course = { courseId: id, name, note: [section, room].filter(Boolean).join(', ') };
  const state = stateOf(known, acting);
  if (state === 'available' || !known) return { ...course, state: 'available', isAsked: false, isRemoved: known !== undefined && isRestorable(known, acting) };
  const { classId, studentCount, lastImportedAt, isAsked, ownerFirstName, ownerLastName } = known;
  if (state === 'other-account') {
    return { ...course, state, isAsked, isRemoved: false, ownerName: displayName({ firstName: ownerFirstName, lastName: ownerLastName }) };
  }
  return { ...course, state, classId, studentCount, lastImportedAt: lastImportedAt?.toISOString(), isAsked: false, isRemoved: false };
}

/** Of a class that was taken away nothing stands in the way of another import. */
export function stateOf(known: KnownCourse | undefined, { viewer }: Acting): GoogleCourse['state'] {
  if (!known || known.removedAt) return 'available';
  if (known.ownerId === viewer.personId) return known.archivedAt ? 'available' : 'imported';
  return known.isMine && !known.archivedAt ? 'imported' : 'other-account';
}

/** Taken away or archived by its own owner, and not for good: an import brings it back. */
export const isRestorable = ({ ownerId, removedAt, archivedAt }: Pick<KnownCourse, 'ownerId' | 'removedAt' | 'archivedAt'>, { viewer, now }: Acting): boolean =>
  ownerId === viewer.personId && (removedAt ? !isUndoOver(removedAt, now) : archivedAt !== null);
