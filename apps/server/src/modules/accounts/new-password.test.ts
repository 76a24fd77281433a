import type { Role } from '@alba/domain/accounts';
import { describe, expect, it } from 'vitest';
import { passwordIssue, passwordProblem } from './index.ts';

const settings = { minPasswordLength: 4 };
const problemOf = (password: string, role: Role, username = 'somebody') => passwordProblem(password, { role, username, settings, ownWords: ['Cedar Hollow'] });

describe('@P-RULES a new password', () => {
  it('of a grown-up is none that others had before', async () => {
    for (const password of ['sunflower', 'SunFlower', 'letmein', 'qwertyuiop', 'cedarhollow1', 'Alba 2026'])
      expect([password, await problemOf(password, 'teacher')]).toEqual([password, 'too_common']);
    for (const password of ['sunflower tea', 'lighthouse-42', 'olho de vidro']) expect(await problemOf(password, 'teacher')).toBeUndefined();
  });

  it('of a child may be a short word of their own, but none of the worst', async () => {
    expect(await problemOf('sunflower', 'student')).toBeUndefined();
    expect(await problemOf('lua2', 'student')).toBeUndefined();
    expect(await problemOf('1234', 'student')).toBe('too_common');
    expect(await problemOf('maya.torres', 'student', 'Maya.Torres')).toBe('like_username');
  });

  it('says which length the school asks for', async () => {
    const strict = { settings: { minPasswordLength: 10 } };
    const problem = await passwordProblem('maple tree', { role: 'student', username: 'maya', settings: { minPasswordLength: 11 } });
    expect(problem).toBe('too_short');
    expect(passwordIssue('too_short', strict)).toEqual({ path: ['password'], rule: 'too_short', params: { limit: 10 } });
    expect(passwordIssue('too_long', strict, 'newPassword')).toEqual({ path: ['newPassword'], rule: 'too_long', params: { limit: 22 } });
  });
});
