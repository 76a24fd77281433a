import { signUp } from '@alba/contract/sign-up';
import { foldUsername } from '@alba/domain/accounts';
import type { GivenSchool } from '@alba/testing/server/building';
import { type CallOptions, type TestApp, testApp } from './test-app.ts';

export type SignUpFields = NonNullable<CallOptions<typeof signUp>['body']>;

/** An application with people who are about to sign up, each with a device, a user name and an e-mail that nobody else has. */
export async function signUpScene() {
  const app = await testApp();
  let made = 0;
  const numbered = () => {
    made += 1;
    return { number: made, deviceId: `device-${String(made).padStart(12, '0')}` };
  };
  const student = (code: string, more: Partial<SignUpFields> = {}): SignUpFields => {
    const { number, deviceId } = numbered();
    const names = { firstName: 'Noor', lastName: 'Rahman', username: `noor.${number}`, password: 'lua2' };
    return { edition: 'us', deviceId, role: 'student', code, ...names, ...more };
  };
  const teacher = (code: string, more: Partial<SignUpFields> = {}): SignUpFields => {
    const { number, deviceId } = numbered();
    const names = { firstName: 'Amara', lastName: 'Okafor', username: `amara.${number}`, password: 'lantern on a hill' };
    return { edition: 'us', deviceId, role: 'teacher', code, ...names, facultyEmail: `amara.${number}@school.example`, ...more };
  };
  return {
    app,
    student,
    teacher,
    newDevice: () => numbered().deviceId,
    send: (body: SignUpFields, options: { idempotencyKey?: string; ip?: string } = {}) => app.anonymous.call(signUp, { body, ...options }),
    update: (institutionId: number, set: object) => app.owner.updateTable('institution').set(set).where('institution_id', '=', institutionId).execute(),
    schoolWith: async (schoolCode: string, settings?: object): Promise<GivenSchool> => {
      const school = await app.given.school({ schoolCode });
      const update = app.owner.updateTable('institution').where('institution_id', '=', school.schoolId);
      if (settings) await update.set({ settings: JSON.stringify(settings) }).execute();
      return school;
    },
    personOf: (username: string) => personOf(app, username),
    countPeople: async () => (await app.db.selectFrom('person').select('person_id').execute()).length,
  };
}

function personOf({ db }: TestApp, username: string) {
  return db
    .selectFrom('person as p')
    .innerJoin('sign_in_name as n', 'n.person_id', 'p.person_id')
    .selectAll('p')
    .where('n.folded_name', '=', foldUsername(username))
    .executeTakeFirstOrThrow();
}
