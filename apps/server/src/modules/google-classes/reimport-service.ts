import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { reimportGoogleClass as endpoint, previewGoogleReimport as previewEndpoint } from '@alba/contract/google-classes';
import type { CourseRoster } from '@alba/roster/google/index';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import { Refusal, refuse } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { teachesClass } from '../classes/index.ts';
import { ensureGoogleConnection, previewClassFeed } from '../rostering/index.ts';
import { applyCourse, isTooLarge } from './apply-course.ts';
import { atGoogle } from './at-google.ts';
import { classRosterOf, ownerOf } from './class-feed.ts';
import { selectOptionalCourseOfClass, selectPersonIds } from './course-repository.ts';
import { differenceOf } from './preview-service.ts';
import { readCourse } from './read-courses.ts';
import type { GoogleClassServices } from './services.ts';

export type AskedCourse = { issuer: string; roster: CourseRoster };

/** What Google says now of the course behind a class; refused where it is gone, archived or taught by others. */
export async function askForCourse(db: Db, services: GoogleClassServices, acting: Acting, classId: number): Promise<AskedCourse> {
  const { viewer } = acting;
  if (!(await teachesClass(db, acting, classId))) throw refuse(previewEndpoint, 'class_not_found');
  const issuer = services.google?.issuer;
  const source = issuer === undefined ? undefined : await selectOptionalCourseOfClass(db, { ...viewer, issuer }, classId);
  if (issuer !== undefined && !source) throw refuse(previewEndpoint, 'google_class_gone');
  return atGoogle(db, services, acting, async (at) => {
    const course = await readCourse(at, source?.courseId ?? '');
    if ('roster' in course) return { issuer: at.issuer, roster: course.roster };
    throw course.problem === 'not-active' ? refuse(previewEndpoint, 'google_class_gone') : new Refusal('provider_unavailable', { retryAfterSeconds: 60 });
  });
}

/** The class under the eyes of this transaction: it may have been taken away while Google was asked. */
async function sourceOf(tx: Tx, acting: Acting, { issuer, classId }: { issuer: string; classId: number }) {
  const source = await selectOptionalCourseOfClass(tx, { ...acting.viewer, issuer }, classId);
  if (!source) throw refuse(endpoint, 'class_not_found');
  const { connectionId } = await ensureGoogleConnection(tx, { acting, tenant: issuer, name: 'Google Classroom' });
  return { ...source, connectionId };
}

export function previewAgain(db: Db, acting: Acting, { issuer, roster }: AskedCourse, classId: number): Promise<ReplyOf<typeof previewEndpoint>> {
  return transact(db, async (tx) => {
    const { connectionId, ownerId, schoolId, lastImportedAt } = await sourceOf(tx, acting, { issuer, classId });
    const difference = await differenceOf(tx, acting, { issuer, connectionId, roster, known: { ownerId, schoolId } });
    return { difference, lastImportedAt: lastImportedAt?.toISOString() };
  });
}

/** Brings the class up to date. Who is to leave is named, and leaves only if they are still gone at Google (D34). */
export async function importAgain(
  tx: Tx,
  acting: Acting,
  { issuer, roster }: AskedCourse,
  { classId, remove }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  if (isTooLarge(roster)) throw refuse(endpoint, 'class_full');
  const { connectionId, ownerId, schoolId } = await sourceOf(tx, acting, { issuer, classId });
  const known = { classId, schoolId, ownerId, removedAt: null, archivedAt: null };
  const read = await classRosterOf(tx, acting, { roster, issuer, schoolId });
  const { ended } = await previewClassFeed(tx, { connectionId, schoolId, owner: ownerOf(read, ownerId), acting, feed: read.feed });
  const ids = await selectPersonIds(tx, { districtId: acting.viewer.districtId, connectionId, externalIds: ended.map(({ externalId }) => externalId) });
  const lettingGo = new Set(ended.flatMap(({ externalId }) => (remove.includes(ids.get(externalId) ?? 0) ? [externalId] : [])));
  const { difference, roster: applied } = await applyCourse(tx, acting, { connectionId, issuer, roster, known, lettingGo });
  const students = (places: typeof difference.added) => places.filter(({ role }) => role === 'student').length;
  return {
    name: applied.feed.classes[0]?.name ?? '',
    added: students(difference.added),
    removed: students(difference.ended),
    renamed: difference.renamed.length,
    leftOut: applied.leftOut.length,
    lastImportedAt: acting.now.toISOString(),
  };
}
