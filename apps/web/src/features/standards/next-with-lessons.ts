import type { Standard } from './api.ts';

/** The next standard after this one that has lessons, going round; of a standard that is not in the list, the first. */
export function nextWithLessons(standards: readonly Standard[], standardId: number): Standard | undefined {
  const at = standards.findIndex((one) => one.standardId === standardId);
  return [...standards.slice(at + 1), ...standards.slice(0, at + 1)].find(({ lessonCount }) => lessonCount > 0);
}
