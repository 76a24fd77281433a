import type { Role } from '@alba/domain/accounts';
import { addDays } from '@alba/domain/assignments';
import type { Subscription } from '../institutions/index.ts';
import type { Account } from './account-repository.ts';

export type StandingRefusal = 'account_deactivated' | 'student_access_disabled' | 'not_subscribed_teacher' | 'not_subscribed_student';

/** After the subscription ends administrators may still export for so long (D50). */
const administratorGraceDays = 90;

/** Why this person may not be signed in today, or undefined when nothing stands against it. */
export function refusalOfStanding(
  account: Pick<Account, 'isActive' | 'isDisabledBySchool'>,
  { role, subscription, today }: { role: Role | undefined; subscription: Subscription; today: string },
): StandingRefusal | undefined {
  if (!account.isActive || role === undefined) return 'account_deactivated';
  if (role === 'student' && account.isDisabledBySchool) return 'student_access_disabled';
  if (subscription.isCurrent || (role === 'admin' && isInGrace(subscription, today))) return undefined;
  return role === 'student' ? 'not_subscribed_student' : 'not_subscribed_teacher';
}

const isInGrace = ({ lastDay }: Subscription, today: string): boolean => lastDay !== undefined && today <= addDays(lastDay, administratorGraceDays);

/** The role a person acts in: the one they chose last while they still hold it, else the first they hold. */
export function roleOf({ activeRole, grants }: Pick<Account, 'activeRole' | 'grants'>): Role | undefined {
  return grants.some(({ role }) => role === activeRole) ? activeRole : grants[0]?.role;
}
