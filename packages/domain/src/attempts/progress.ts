/** A part of a lesson with the ids of its questions. */
export type OutlinedPart<Part extends string> = { part: Part; questionIds: readonly string[] };
export type Progress<Part extends string> = { partsDone: number; partsTotal: number; nextPart: Part | undefined };

/**
 * How far a student is. A part with questions is done when each has an answer; parts may be done in any order. A part without
 * questions ends with the whole lesson, so it comes next only when nothing is left to answer.
 */
export function progressOf<Part extends string>(
  parts: readonly OutlinedPart<Part>[],
  given: { answered: readonly string[]; submitted: boolean },
): Progress<Part> {
  const partsTotal = parts.length;
  if (given.submitted) return { partsDone: partsTotal, partsTotal, nextPart: undefined };
  const answered = new Set(given.answered);
  const asking = parts.filter(({ questionIds }) => questionIds.length > 0);
  const open = asking.filter(({ questionIds }) => !questionIds.every((id) => answered.has(id)));
  const next = open[0] ?? parts.find(({ questionIds }) => questionIds.length === 0);
  return { partsDone: asking.length - open.length, partsTotal, nextPart: next?.part };
}
