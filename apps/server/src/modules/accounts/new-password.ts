import type { Role } from '@alba/domain/accounts';
import type { InstitutionSettings } from '@alba/domain/institutions';
import { limits } from '@alba/domain/limits';
import { brokenPasswordRule, foldPassword, type PasswordRule, shortestPassword } from '@alba/domain/new-account';
import type { InputIssue } from '../../platform/http/index.ts';
import { isCommonPassword } from './common-passwords.ts';

export type PasswordProblem = PasswordRule;

export type NewPassword = {
  role: Role;
  username: string;
  settings: Pick<InstitutionSettings, 'minPasswordLength'>;
  /** Names that everybody there knows: the school's, its district's, the code of the class. */
  ownWords?: readonly string[];
};

/**
 * What is wrong with a password somebody chooses at a school, or undefined (D8). Teachers and administrators may have none that
 * stands on a list of common passwords; of students only the worst are refused, so that a short word of their own is one they keep.
 */
export async function passwordProblem(password: string, { role, username, settings, ownWords }: NewPassword): Promise<PasswordProblem | undefined> {
  const broken = brokenPasswordRule(password, { role, username, minLength: settings.minPasswordLength, ownWords });
  if (broken || role === 'student') return broken;
  return (await isCommonPassword(foldPassword(password))) ? 'too_common' : undefined;
}

/** The problem as an issue of the field, with the length that the school asks for. */
export function passwordIssue(problem: PasswordProblem, { settings }: Pick<NewPassword, 'settings'>, field = 'password'): InputIssue {
  if (problem === 'too_short') return { path: [field], rule: problem, params: { limit: shortestPassword(settings.minPasswordLength) } };
  if (problem === 'too_long') return { path: [field], rule: problem, params: { limit: limits.password.max } };
  return { path: [field], rule: problem };
}
