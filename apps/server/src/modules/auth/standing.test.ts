import { describe, expect, it } from 'vitest';
import { refusalOfStanding, roleOf } from './standing.ts';

const today = '2026-03-09';
const current = { isCurrent: true, lastDay: '2027-01-01' };
const good = { isActive: true, isDisabledBySchool: false };

describe('who may be signed in', () => {
  it.each([
    { role: 'student', account: good, subscription: current, refusal: undefined },
    { role: 'student', account: { ...good, isActive: false }, subscription: current, refusal: 'account_deactivated' },
    { role: 'student', account: { ...good, isDisabledBySchool: true }, subscription: current, refusal: 'student_access_disabled' },
    { role: 'teacher', account: { ...good, isDisabledBySchool: true }, subscription: current, refusal: undefined },
    { role: 'student', account: good, subscription: { isCurrent: false }, refusal: 'not_subscribed_student' },
    { role: 'teacher', account: good, subscription: { isCurrent: false, lastDay: '2026-03-08' }, refusal: 'not_subscribed_teacher' },
    { role: 'admin', account: good, subscription: { isCurrent: false, lastDay: '2025-12-09' }, refusal: undefined },
    { role: 'admin', account: good, subscription: { isCurrent: false, lastDay: '2025-12-08' }, refusal: 'not_subscribed_teacher' },
    { role: 'admin', account: good, subscription: { isCurrent: false }, refusal: 'not_subscribed_teacher' },
    { role: undefined, account: good, subscription: current, refusal: 'account_deactivated' },
  ] as const)('$role, $account, $subscription: $refusal', ({ role, account, subscription, refusal }) => {
    expect(refusalOfStanding(account, { role, subscription, today })).toBe(refusal);
  });

  it('acts in the role chosen last while it is held', () => {
    const grants = (['admin', 'teacher'] as const).map((role) => ({ role, permissions: [] }));
    expect(roleOf({ activeRole: 'teacher', grants })).toBe('teacher');
    expect(roleOf({ activeRole: 'student', grants })).toBe('admin');
    expect(roleOf({ activeRole: 'student', grants: [] })).toBeUndefined();
  });
});
