import type { AskedCell, GivenAssignment } from './decide-cell.ts';

/** More would not be read. */
const most = 5;

/** What of these the chosen students have due on the same day: a warning, not a refusal. Wall times are all of one school. */
export function sameDayAs<Given extends Pick<GivenAssignment, 'due' | 'studentIds'>>({ due, studentIds }: AskedCell, others: readonly Given[]): Given[] {
  const day = due?.slice(0, 10);
  const meets = (other: Given) => !studentIds || !other.studentIds || studentIds.some((studentId) => other.studentIds?.includes(studentId));
  return day === undefined ? [] : others.filter((other) => other.due?.slice(0, 10) === day && meets(other)).slice(0, most);
}
