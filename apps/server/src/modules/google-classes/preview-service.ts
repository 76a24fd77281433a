import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import type { previewGoogleClasses } from '@alba/contract/google-classes';
import { classNameOf } from '@alba/roster/google/index';
import { type Db, type Tx, transact } from '../../platform/db/index.ts';
import type { Acting } from '../audit/index.ts';
import { ensureGoogleConnection, previewClassFeed } from '../rostering/index.ts';
import { isTooLarge } from './apply-course.ts';
import { atGoogle } from './at-google.ts';
import { classRosterOf, ownerOf } from './class-feed.ts';
import { type KnownCourse, selectKnownCourses } from './course-repository.ts';
import { shownDifference } from './difference.ts';
import { stateOf } from './list-service.ts';
import { type ReadCourse, readCourses } from './read-courses.ts';
import type { GoogleClassServices } from './services.ts';
import { sharesWithOwner } from './shared-course.ts';

type Preview = ReplyOf<typeof previewGoogleClasses>;
type Line = Preview['classes'][number];

/** What importing these courses would change, by name. */
export function previewCourses(db: Db, services: GoogleClassServices, acting: Acting, { courseIds }: BodyOf<typeof previewGoogleClasses>): Promise<Preview> {
  return atGoogle(db, services, acting, async (at) => {
    const courses = await readCourses(at, courseIds);
    const { issuer } = at;
    const { districtId, personId } = acting.viewer;
    return transact(db, async (tx) => {
      const { connectionId } = await ensureGoogleConnection(tx, { acting, tenant: issuer, name: 'Google Classroom' });
      const known = new Map((await selectKnownCourses(tx, { districtId, personId, issuer }, courseIds)).map((course) => [course.courseId, course]));
      const classes: Line[] = [];
      for (const course of courses) classes.push(await lineOf(tx, acting, { issuer, connectionId, course, known: known.get(course.courseId) }));
      return { classes };
    });
  });
}

type One = { issuer: string; connectionId: number; course: ReadCourse; known: KnownCourse | undefined };

async function lineOf(tx: Tx, acting: Acting, { issuer, connectionId, course, known }: One): Promise<Line> {
  if ('problem' in course) return { courseId: course.courseId, name: '', problem: course.problem };
  const { roster } = course;
  const named = { courseId: course.courseId, name: classNameOf(roster.course) };
  if (isTooLarge(roster)) return { ...named, problem: 'class_full' };
  if (known && stateOf(known, acting) === 'other-account' && !(await sharesWithOwner(tx, acting, { roster, known, issuer }))) {
    return { ...named, problem: 'other-account' };
  }
  return { ...named, difference: await differenceOf(tx, acting, { issuer, connectionId, roster, known }) };
}

/** The difference between our class and the course, whether or not there is a class yet. */
export async function differenceOf(
  tx: Tx,
  acting: Acting,
  given: Omit<One, 'course' | 'known'> & {
    roster: Extract<ReadCourse, { roster: unknown }>['roster'];
    known: Pick<KnownCourse, 'schoolId' | 'ownerId'> | undefined;
  },
) {
  const { connectionId, issuer, known } = given;
  const { districtId, edition, personId, schoolId: ownSchool } = acting.viewer;
  const schoolId = known?.schoolId ?? ownSchool;
  const roster = await classRosterOf(tx, acting, { roster: given.roster, issuer, schoolId });
  const owner = ownerOf(roster, known?.ownerId ?? personId);
  const difference = await previewClassFeed(tx, { connectionId, schoolId, owner, acting, feed: roster.feed });
  return shownDifference(tx, { districtId, edition, connectionId, difference, roster });
}
