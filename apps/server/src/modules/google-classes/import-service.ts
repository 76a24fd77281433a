import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import type { GoogleImportProblem, importGoogleClasses } from '@alba/contract/google-classes';
import { limits } from '@alba/domain/limits';
import { type CourseRoster, classNameOf } from '@alba/roster/google/index';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { Acting } from '../audit/index.ts';
import { ensureGoogleConnection } from '../rostering/index.ts';
import { applyCourse, isTooLarge } from './apply-course.ts';
import { atGoogle } from './at-google.ts';
import { countOwnClasses, inSavepoint, type KnownCourse, lockConnection, selectKnownCourses } from './course-repository.ts';
import { stateOf } from './list-service.ts';
import { type ReadCourse, readCourses } from './read-courses.ts';
import type { GoogleClassServices } from './services.ts';
import { sharesWithOwner } from './shared-course.ts';

type Body = BodyOf<typeof importGoogleClasses>;
type Result = ReplyOf<typeof importGoogleClasses>['results'][number];

/** What Google says of the chosen courses, asked before anything is changed. */
export type AskedCourses = { issuer: string; courses: ReadCourse[] };

export const askForCourses = (db: Db, services: GoogleClassServices, acting: Acting, { courseIds }: Body): Promise<AskedCourses> =>
  atGoogle(db, services, acting, async (at) => ({ issuer: at.issuer, courses: await readCourses(at, courseIds) }));

/** Imports what was asked for, class by class: one that fails leaves nothing behind and does not stop the others. */
export async function importCourses(tx: Tx, services: GoogleClassServices, acting: Acting, { issuer, courses }: AskedCourses): Promise<{ results: Result[] }> {
  const { districtId, personId } = acting.viewer;
  const { connectionId } = await ensureGoogleConnection(tx, { acting, tenant: issuer, name: 'Google Classroom' });
  await lockConnection(tx, { districtId, connectionId });
  const courseIds = courses.map(({ courseId }) => courseId);
  const known = new Map((await selectKnownCourses(tx, { districtId, personId, issuer }, courseIds)).map((course) => [course.courseId, course]));
  const results: Result[] = [];
  let room = limits.classesPerTeacher - (await countOwnClasses(tx, { districtId, personId }));
  for (const course of courses) {
    const result = await importOne(tx, { services, acting, issuer, connectionId, course, known: known.get(course.courseId), hasRoom: room > 0 });
    if (result.result === 'imported' && !result.isShared) room -= 1;
    results.push(result);
  }
  return { results };
}

type One = {
  services: GoogleClassServices;
  acting: Acting;
  issuer: string;
  connectionId: number;
  course: ReadCourse;
  known: KnownCourse | undefined;
  hasRoom: boolean;
};

const nothing = { isShared: false, added: 0, leftOut: 0 };

async function importOne(tx: Tx, one: One): Promise<Result> {
  const { services, course, known, acting } = one;
  if ('problem' in course) {
    const { courseId, problem } = course;
    return { courseId, name: '', ...nothing, result: problem === 'not-active' ? 'unavailable' : 'failed', problem };
  }
  const { roster } = course;
  const named = { courseId: course.courseId, name: classNameOf(roster.course), ...nothing };
  const problem = await problemOf(tx, one, roster);
  if (problem) return { ...named, result: problem === 'other-account' ? 'unavailable' : 'failed', problem };
  try {
    const { classId, difference, roster: read } = await inSavepoint(tx, () => applyCourse(tx, acting, { ...one, roster, known }));
    const isShared = known !== undefined && stateOf(known, acting) === 'other-account';
    const result = known && stateOf(known, acting) === 'imported' ? 're-imported' : 'imported';
    const added = difference.added.filter(({ role }) => role === 'student').length;
    return { ...named, result, classId, isShared, added, leftOut: read.leftOut.length };
  } catch (error) {
    if (isLostRace(error)) throw error;
    services.log.warn({ code: (error as { code?: unknown }).code, name: (error as Error).name }, 'a class of Google Classroom could not be imported');
    return { ...named, result: 'failed', problem: 'unexpected' };
  }
}

/** The transaction runs again as a whole. */
const isLostRace = (error: unknown): boolean => ['40001', '40P01'].includes(String((error as { code?: unknown } | null)?.code));

async function problemOf(tx: Tx, { acting, issuer, known, hasRoom }: One, roster: CourseRoster): Promise<GoogleImportProblem | undefined> {
  if (isTooLarge(roster)) return 'class_full';
  const state = stateOf(known, acting);
  if (known && state === 'other-account') return (await sharesWithOwner(tx, acting, { roster, known, issuer })) ? undefined : 'other-account';
  return state === 'available' && !hasRoom ? 'too-many-classes' : undefined;
}
