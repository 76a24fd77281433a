type Joined = { joinedAt: Date; end: Date | undefined };

/** Whether an assignment was past due before its student came: nothing they could have done (D27). */
export const wasOverBefore = ({ joinedAt, end }: Joined): boolean => end !== undefined && end <= joinedAt;

/** What was past due before a student joined is optional for them, unless their teacher hides it or they began it all the same. */
export function lateJoining(given: Joined & { isHidden: boolean; hasBegun: boolean }): 'usual' | 'optional' | 'hidden' {
  if (!wasOverBefore(given)) return 'usual';
  return given.isHidden && !given.hasBegun ? 'hidden' : 'optional';
}
