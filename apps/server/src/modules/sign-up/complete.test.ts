import { claimsNamespace, refreshToken as refresh } from '@alba/contract/auth';
import { completeAccount } from '@alba/contract/sign-up';
import type { PersonOptions } from '@alba/testing/server/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt } from '../../testing/decode-jwt.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

describe('@P-COMPLETE an account that lacks something', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const complete = async (role: 'student' | 'teacher' | 'admin', given: PersonOptions, fields: object) => {
    const person = await app.given[role](given);
    const caller = app.as(person);
    const answer = await caller.call(completeAccount, { body: { refreshToken: await caller.refreshToken(), ...fields } });
    const row = await app.db.selectFrom('person').selectAll().where('person_id', '=', person.personId).executeTakeFirstOrThrow();
    return { ...answer, person, row };
  };
  const issues = ({ body }: { body: { issues?: { path: unknown[]; rule: string }[] } }) =>
    body.issues?.map(({ path, rule }) => `${path.join('.')} ${rule}`).sort();

  it('of a teacher without an e-mail is given one, and the new token says that nothing is missing', async () => {
    const { status, body, person, row } = await complete('teacher', { email: null }, { facultyEmail: ' amara@river.example ' });
    expect(status).toBe(200);
    const claims = (token: string) => decodeJwt(token)[claimsNamespace] as Record<string, unknown>;
    expect(claims(body.tokenResponse.accessToken)).toMatchObject({ isComplete: true, personId: person.personId, role: 'teacher' });
    expect(row).toMatchObject({ faculty_email: 'amara@river.example', email: null });
    const audit = await app.db.selectFrom('audit_event').select(['action', 'data']).where('object_id', '=', person.personId).execute();
    expect(audit).toContainEqual({ action: 'person.completed', data: { fields: ['facultyEmail'] } });
    expect((await app.anonymous.call(refresh, { body: { refreshToken: body.tokenResponse.refreshToken } })).status).toBe(200);
  });

  it('of a student without names is given them, by an initial where the district asks for that', async () => {
    const school = await app.given.school();
    await app.owner.updateTable('institution').set({ settings: '{"forceInitials":true}' }).where('institution_id', '=', school.districtId).execute();
    const { body, row } = await complete('student', { school, firstName: ' ', lastName: '' }, { firstName: 'Noor', lastName: 'Rahman' });
    expect(body.accountInfo.displayName).toBe('Noor R.');
    expect(row).toMatchObject({ first_name: 'Noor', last_name: 'R.' });
  });

  it('takes everything that is missing at once, and changes nothing that is there', async () => {
    const lacking = { email: null, firstName: '' };
    expect(issues(await complete('teacher', lacking, { firstName: 'Amara' }))).toEqual(['facultyEmail required']);
    const more = await complete('teacher', lacking, { firstName: 'Amara', lastName: 'Other', facultyEmail: 'a@river.example' });
    expect(issues(more)).toEqual(['lastName unknown_field']);
    expect(more.row).toMatchObject({ first_name: '', faculty_email: null });
    expect(issues(await complete('student', { firstName: '' }, { firstName: 'Ana', facultyEmail: 'a@b.example' }))).toEqual(['facultyEmail unknown_field']);
    expect(issues(await complete('teacher', lacking, { firstName: 'say "hi"', facultyEmail: 'nobody', role: 'admin', schoolId: 1 }))).toEqual([
      'facultyEmail email',
      'firstName characters',
      'role unknown_field',
      'schoolId unknown_field',
    ]);
  });

  it('that lacks nothing is refused', async () => {
    expect(await complete('teacher', {}, { firstName: 'Amara' })).toMatchObject({ status: 409, body: { code: 'account_complete' } });
    expect((await complete('admin', { email: null }, { facultyEmail: 'a@b.example' })).body.code).toBe('account_complete');
  });

  it('is changed with its own session only', async () => {
    const [own, other] = [await app.given.teacher({ email: null }), await app.given.teacher({ email: null })];
    const refreshToken = await app.as(other).refreshToken();
    const refused = await app.as(own).call(completeAccount, { body: { refreshToken, facultyEmail: 'a@river.example' } });
    expect(refused).toMatchObject({ status: 401, body: { code: 'refresh_refused' } });
    const rows = await app.db.selectFrom('person').select('faculty_email').where('person_id', 'in', [own.personId, other.personId]).execute();
    expect(rows).toEqual([{ faculty_email: null }, { faculty_email: null }]);
  });
});
