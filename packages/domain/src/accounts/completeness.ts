import type { Role } from './roles.ts';

export type CompletableAccount = { role: Role | undefined; firstName: string; lastName: string; email: string | undefined };

/** What an account still lacks before its owner may go on (section 2, gating): an empty list means complete. */
export function missingToComplete(account: CompletableAccount): ('role' | 'firstName' | 'lastName' | 'email')[] {
  const missing: ('role' | 'firstName' | 'lastName' | 'email')[] = [];
  if (!account.role) missing.push('role');
  if (account.firstName.trim() === '') missing.push('firstName');
  if (account.lastName.trim() === '') missing.push('lastName');
  if (account.role === 'teacher' && !account.email) missing.push('email');
  return missing;
}
