import { myAccount } from '@alba/contract/account';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

describe('the own account', () => {
  it('tells who is signed in, where, and what is still missing', async () => {
    const { given, as, clock } = await testApp();
    const school = await given.school({ district: await given.district({ edition: 'br' }), name: 'Escola Aurora', timeZone: 'America/Manaus' });
    const teacher = await given.teacher({ school, firstName: 'Inês', lastName: 'da Silva', email: null, otherRoles: ['admin'] });
    expect(await as(teacher).call(myAccount)).toEqual({
      status: 200,
      body: {
        individualId: teacher.personId,
        username: teacher.username,
        firstName: 'Inês',
        lastName: 'da Silva',
        role: 'teacher',
        roles: ['admin', 'teacher'],
        edition: 'br',
        schoolName: 'Escola Aurora',
        timeZone: 'America/Manaus',
        missing: ['email'],
        lastSignInDateMillis: clock.now().getTime(),
      },
    });
  });

  it('shows the e-mail that counts: e-mail, else faculty, else school', async () => {
    const { given, as } = await testApp();
    const emailOf = async (options: object) => (await as(await given.teacher({ email: null, ...options })).call(myAccount)).body.email;
    expect(await emailOf({ email: 'a@x.example', facultyEmail: 'b@x.example', schoolEmail: 'c@x.example' })).toBe('a@x.example');
    expect(await emailOf({ facultyEmail: 'b@x.example', schoolEmail: 'c@x.example' })).toBe('b@x.example');
    expect(await emailOf({ schoolEmail: 'c@x.example' })).toBe('c@x.example');
  });

  it('takes the zone of the edition where the school has none', async () => {
    const { given, as } = await testApp();
    const school = await given.school({ district: await given.district({ edition: 'eslac' }) });
    expect((await as(await given.student({ school })).call(myAccount)).body.timeZone).toBe('America/Mexico_City');
  });

  it('is refused to those who are not signed in', async () => {
    const { anonymous } = await testApp();
    expect(await anonymous.call(myAccount)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await anonymous.call(myAccount, { headers: { authorization: 'Bearer nonsense' } })).toEqual({ status: 403, body: undefined });
  });
});
