/** An attempt as merging two accounts sees it. `isCurrent`: it was not put away by a reset. */
export type AttemptOfMerge = { attemptId: number; assignmentId: number; number: number; isCurrent: boolean };

export type AttemptsAfterMerge = {
  /** These become the kept account's, with this number. */
  moves: { attemptId: number; number: number }[];
  /** Both worked on the assignment: this work stays where it is and is put away. */
  archives: { attemptId: number; assignmentId: number }[];
};

/**
 * What becomes of the merged account's work. Where the kept account has work that counts, that goes on counting; where it has only work that
 * was reset, the merged account's counts and is the newest; where it has none, everything moves as it is.
 */
export function attemptsAfterMerge(kept: readonly AttemptOfMerge[], merged: readonly AttemptOfMerge[]): AttemptsAfterMerge {
  const keptOf = Map.groupBy(kept, ({ assignmentId }) => assignmentId);
  const after: AttemptsAfterMerge = { moves: [], archives: [] };
  for (const { attemptId, assignmentId, number, isCurrent } of merged) {
    const rivals = keptOf.get(assignmentId);
    if (!rivals) after.moves.push({ attemptId, number });
    else if (isCurrent && rivals.some((rival) => rival.isCurrent)) after.archives.push({ attemptId, assignmentId });
    else if (isCurrent) after.moves.push({ attemptId, number: Math.max(number, ...rivals.map((rival) => rival.number + 1)) });
  }
  return after;
}
