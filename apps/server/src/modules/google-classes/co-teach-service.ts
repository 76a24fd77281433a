import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { askToCoTeachGoogleClass as endpoint } from '@alba/contract/google-classes';
import type { Db, Tx } from '../../platform/db/index.ts';
import { Refusal, refuse } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { askToCoTeach } from '../classes/index.ts';
import { ensureGoogleConnection } from '../rostering/index.ts';
import { applyCourse } from './apply-course.ts';
import { atGoogle } from './at-google.ts';
import { selectKnownCourses } from './course-repository.ts';
import { stateOf } from './list-service.ts';
import { readCourse } from './read-courses.ts';
import type { AskedCourse } from './reimport-service.ts';
import type { GoogleClassServices } from './services.ts';
import { sharesWithOwner } from './shared-course.ts';

export function askForSharedCourse(db: Db, services: GoogleClassServices, acting: Acting, { courseId }: BodyOf<typeof endpoint>): Promise<AskedCourse> {
  return atGoogle(db, services, acting, async (at) => {
    const course = await readCourse(at, courseId);
    if ('roster' in course) return { issuer: at.issuer, roster: course.roster };
    throw course.problem === 'not-active' ? refuse(endpoint, 'google_class_gone') : new Refusal('provider_unavailable', { retryAfterSeconds: 60 });
  });
}

/** Teaches a class of somebody else with them: at once where Google names both, else by asking. */
export async function teachTogether(tx: Tx, acting: Acting, { issuer, roster }: AskedCourse): Promise<ReplyOf<typeof endpoint>> {
  const { districtId, personId } = acting.viewer;
  const [known] = await selectKnownCourses(tx, { districtId, personId, issuer }, [roster.course.id]);
  const state = stateOf(known, acting);
  if (!known || state === 'available') throw refuse(endpoint, 'google_class_gone');
  if (state === 'imported') return { outcome: 'co-teaching', classId: known.classId };
  if (await sharesWithOwner(tx, acting, { roster, known, issuer })) {
    const { connectionId } = await ensureGoogleConnection(tx, { acting, tenant: issuer, name: 'Google Classroom' });
    const { classId } = await applyCourse(tx, acting, { connectionId, issuer, roster, known });
    return { outcome: 'co-teaching', classId };
  }
  if (!(await askToCoTeach(tx, acting, known.classId))) throw refuse(endpoint, 'google_class_gone');
  return { outcome: 'asked' };
}
