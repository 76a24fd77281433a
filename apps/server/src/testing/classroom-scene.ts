import { loadClass } from '@alba/contract/classes';
import { importGoogleClasses } from '@alba/contract/google-classes';
import { finishProviderSignIn, startProviderConnect, startProviderSignIn } from '@alba/contract/providers';
import type { GivenPerson } from '@alba/testing/server/people';
import type { ClassroomWorld, ScriptedAnswer, SimulatedCourse } from '@alba/testing/simulators/classroom-simulator';
import { startGoogleSimulator } from '@alba/testing/simulators/google-simulator';
import { expect } from 'vitest';
import { classroomScopes } from '../modules/providers/index.ts';
import { chooseAt } from '../modules/providers/testing/choose-at.ts';
import { type SignedIn, testApp } from './test-app.ts';

const client = { clientId: 'alba', clientSecret: 'a secret of tests' };
const headers = { host: 'us.localhost:8080' };
const params = { provider: 'google' } as const;

async function startWorld() {
  const world: ClassroomWorld = { courses: [], people: [], script: [], pageSize: 2 };
  const google = await startGoogleSimulator({
    client,
    peopleFor: () => world.people.map(({ email = 'none@school.example', ...person }) => ({ ...person, email })),
    mayReturnTo: () => true,
    classroom: world,
  });
  const settings = { ...client, issuer: google.origin, classroomOrigin: google.origin, isSimulated: true };
  // The certified package checks times by the real clock.
  const app = await testApp({ now: new Date().toISOString(), settings: { providers: { google: settings } } });
  return { world, google, app };
}

/** The application with a simulated Google Classroom whose courses and people a test makes as it goes. */
export async function classroomScene() {
  const { world, google, app } = await startWorld();
  let made = 0;

  /** Somebody at Google, with a subject of their own. */
  function someone(names: { firstName?: string; lastName?: string } = {}): string {
    made += 1;
    const subject = `g-${made}`;
    world.people.push({ subject, firstName: 'Noa', lastName: `Rivas ${made}`, email: `${subject}@school.example`, ...names });
    return subject;
  }

  function course(given: Partial<SimulatedCourse> & Pick<SimulatedCourse, 'teachers'>): SimulatedCourse {
    made += 1;
    const [ownerId = ''] = given.teachers;
    const added = { id: `${9000 + made}`, name: `Course ${made}`, ownerId, creationTime: app.clock.now().toISOString(), students: [], ...given };
    world.courses.push(added);
    return added;
  }

  async function allow(caller: SignedIn, subject: string, scopes: readonly string[] = classroomScopes) {
    const { body } = await caller.call(startProviderConnect, { params, body: { allow: 'classroom' }, headers });
    return caller.call(finishProviderSignIn, { params, body: { ...(await chooseAt(body.url, { person: subject, scopes })), binder: body.binder } });
  }

  /** A teacher who lets us read the classes of their Google account. */
  async function teacherAt(subject = someone(), options: { person?: GivenPerson; scopes?: readonly string[] } = {}) {
    const person = options.person ?? (await app.given.teacher());
    const caller = app.as(person);
    await allow(caller, subject, options.scopes);
    return { person, caller, subject };
  }

  async function signIn(subject: string) {
    const { body } = await app.anonymous.call(startProviderSignIn, { params, body: { edition: 'us', deviceId: 'd'.repeat(16) }, headers });
    return app.anonymous.call(finishProviderSignIn, { params, body: { ...(await chooseAt(body.url, { person: subject })), binder: body.binder } });
  }

  const importing = (caller: SignedIn, ...courses: SimulatedCourse[]) => caller.call(importGoogleClasses, { body: { courseIds: courses.map(({ id }) => id) } });
  const imported = async (caller: SignedIn, given: SimulatedCourse): Promise<number> => {
    const { body } = await importing(caller, given);
    expect(body.results).toMatchObject([{ result: 'imported' }]);
    return body.results[0]?.classId as number;
  };
  const studentsOf = async (caller: SignedIn, classId: number) => (await caller.call(loadClass, { params: { id: classId } })).body.students;
  const link = ({ districtId, personId }: GivenPerson, subject: string) =>
    app.owner
      .insertInto('external_identity')
      .values({
        edition: 'us',
        issuer: 'simulated:google',
        subject,
        district_id: districtId,
        person_id: personId,
        provider: 'google',
        linked_at: app.clock.now(),
      })
      .execute();
  const script = (...answers: ScriptedAnswer[]) => world.script?.push(...answers);
  const close = () => app.close().then(() => google.close());
  return { app, world, someone, course, allow, teacherAt, signIn, importing, imported, studentsOf, link, script, close };
}
export type ClassroomScene = Awaited<ReturnType<typeof classroomScene>>;
