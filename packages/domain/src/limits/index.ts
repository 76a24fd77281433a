/** Lengths and counts of product.md sections 5 and 9, used by both sides. Lengths count user-perceived characters. */
export const limits = {
  className: { max: 59 },
  classDescription: { max: 59 },
  personName: { max: 25 },
  username: { min: 4, max: 25 },
  password: { min: 4, max: 22 },
  email: { max: 254 },
  /** Tries a student has on a scored question when checking is allowed (D17). */
  tries: 3,
  openResponse: 4000,
  classesPerTeacher: 200,
  studentsPerClass: 500,
  studentsPerMove: 100,
  assignmentsPerPage: 200,
  assignmentsPerMove: 100,
  schoolDaysPerMove: 60,
  /** Different settings in one save: more than every subject, group, level and lock of an edition together. */
  levelChangesPerSave: 200,
  classesPerAssign: 10,
  collectionsPerEdition: 200,
  lessonsPerAssign: 20,
  browseBatch: 24,
  browseBatches: 50,
  browseBatchesPerReply: 10,
  answersPerSave: 60,
  searchTerm: 100,
  undoDays: 30,
} as const;

/** What was taken away before this moment can be given back no more, and is erased (D24, D25). */
export function undoEnds(now: Date): Date {
  return new Date(now.getTime() - limits.undoDays * 86_400_000);
}

/** Whether what was taken away at `since` can be given back no more (D24, D25). */
export function isUndoOver(since: Date, now: Date): boolean {
  return since < undoEnds(now);
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Length as a person counts it: an accented letter or an emoji is one (D6). */
export function perceivedLength(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
