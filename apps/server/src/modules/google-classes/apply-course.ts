import { limits } from '@alba/domain/limits';
import type { CourseRoster } from '@alba/roster/google/index';
import type { Tx } from '../../platform/db/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { applyClassFeed, type ClassDifference, previewClassFeed } from '../rostering/index.ts';
import { type ClassRoster, classRosterOf, ownerOf } from './class-feed.ts';
import { deleteClassRef, type KnownCourse } from './course-repository.ts';
import { keeping } from './difference.ts';
import { isRestorable } from './list-service.ts';

export type Importing = {
  connectionId: number;
  issuer: string;
  roster: CourseRoster;
  /** The class that this course is already. */
  known?: Pick<KnownCourse, 'classId' | 'schoolId' | 'ownerId' | 'removedAt' | 'archivedAt'>;
  /** Subjects of those who are gone from Google and whom the teacher lets go. */
  lettingGo?: ReadonlySet<string>;
};

export type Applied = { classId: number; difference: ClassDifference; roster: ClassRoster };

/** Too many students for one class of ours. */
export const isTooLarge = ({ students }: CourseRoster): boolean => students.length > limits.studentsPerClass;

/** Makes our class say what the course says. Who is gone stays, unless the teacher lets them go; nobody's work is touched. */
export async function applyCourse(tx: Tx, acting: Acting, importing: Importing): Promise<Applied> {
  const { viewer } = acting;
  const { connectionId, issuer, lettingGo = new Set<string>() } = importing;
  const known = await reusable(tx, acting, importing);
  const schoolId = known?.schoolId ?? viewer.schoolId;
  const roster = await classRosterOf(tx, acting, { roster: importing.roster, issuer, schoolId });
  const given = { connectionId, schoolId, owner: ownerOf(roster, known?.ownerId ?? viewer.personId), acting };
  const before = known ? await previewClassFeed(tx, { ...given, feed: roster.feed }) : undefined;
  const { feed } = before ? keeping(roster, before, lettingGo) : roster;
  const { classId, runId, ...difference } = await applyClassFeed(tx, { ...given, feed });
  await recordAudit(tx, {
    ...auditOf(acting),
    action: known ? 'class.re-imported' : 'class.imported',
    objectKind: 'class',
    objectId: classId,
    schoolId,
    data: { source: 'GOOGLE', runId, added: difference.added.length, ended: difference.ended.length, leftOut: roster.leftOut.length },
  });
  return { classId, difference, roster };
}

/** A class that was taken away for good, or by somebody else, is not brought back: the course becomes a new one. */
async function reusable(tx: Tx, acting: Acting, { known, connectionId, roster }: Importing): Promise<Importing['known']> {
  if (!known?.removedAt || isRestorable(known, acting)) return known;
  await deleteClassRef(tx, { districtId: acting.viewer.districtId, connectionId, courseId: roster.course.id });
  return undefined;
}
