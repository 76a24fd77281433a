import { accountRules, type Role } from '@alba/domain/accounts';
import type { InstitutionSettings } from '@alba/domain/institutions';
import { perceivedLength } from '@alba/domain/limits';

export type PasswordProblem = 'required' | 'too_short' | 'too_long' | 'too_common' | 'like_username';

/** What is wrong with a password somebody chooses at a school, or undefined (D8). A problem is always told beside the field, with the length that the school asks for. */
export function passwordProblem(
  password: string,
  { username, settings }: { username: string; settings: Pick<InstitutionSettings, 'minPasswordLength'>; role?: Role },
): PasswordProblem | undefined {
  const length = perceivedLength(password);
  if (length === 0) return 'required';
  if (length < Math.max(accountRules.password.min, settings.minPasswordLength)) return 'too_short';
  if (length > accountRules.password.max) return 'too_long';
  if (password.trim().toLowerCase() === username.trim().toLowerCase()) return 'like_username';
  return undefined;
}
