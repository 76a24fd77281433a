import { type Standing, studentAction, type WorkFacts } from './student-card.ts';

/** One assignment of a lesson as its student has it: how it stands, and at which level they read it. */
export type ReadableWork = {
  facts: WorkFacts;
  standing: Standing;
  /** Left out of the student's list (D27). */
  isHidden: boolean;
  level: number;
  isLevelLocked: boolean;
};

export type ReadingRefusal = 'assignment_not_found' | 'assignment_not_open' | 'assignment_closed' | 'level_locked';

/**
 * Whether a student may take a text of a lesson with them, and by which of their assignments of it. What they can open on screen they
 * can print: nothing of an assignment that is still locked (D12) or was closed before they began, and where a teacher locked the
 * level no other (D36). Without a level it is the one they read at.
 */
export function chooseReading<Work extends ReadableWork>(
  works: readonly Work[],
  level: number | undefined,
): { work: Work; level: number } | { refuse: ReadingRefusal } {
  const listed = works.filter(({ isHidden }) => !isHidden).map((work) => ({ work, action: studentAction(work.facts, work.standing) }));
  if (listed.length === 0) return { refuse: 'assignment_not_found' };
  const open = listed.filter(({ action }) => action !== 'locked' && action !== 'closed').map(({ work }) => work);
  if (open.length === 0) return { refuse: listed.some(({ action }) => action === 'locked') ? 'assignment_not_open' : 'assignment_closed' };
  const work = open.find((one) => level === undefined || !one.isLevelLocked || one.level === level);
  return work ? { work, level: level ?? work.level } : { refuse: 'level_locked' };
}
