import type { PartKey } from './lesson-facts.ts';

/** Where a student stopped in a lesson, kept on this device under the account. */
export type Place = {
  part?: PartKey;
  questionId?: string;
  pane?: 'passage' | 'questions';
  /** Scroll of each pane and part, in pixels. */
  scroll: Record<string, number>;
  readArticles: string[];
};

const keyOf = (accountId: number, activityId: number) => `place/${accountId}/${activityId}`;

export function readPlace(accountId: number, activityId: number): Place {
  try {
    const saved = JSON.parse(localStorage.getItem(keyOf(accountId, activityId)) ?? '{}') as Partial<Place>;
    return {
      part: saved.part,
      questionId: typeof saved.questionId === 'string' ? saved.questionId : undefined,
      pane: saved.pane === 'questions' ? 'questions' : 'passage',
      scroll: typeof saved.scroll === 'object' && saved.scroll !== null ? saved.scroll : {},
      readArticles: Array.isArray(saved.readArticles) ? saved.readArticles.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return { scroll: {}, readArticles: [] };
  }
}

export function writePlace(accountId: number, activityId: number, change: Partial<Place>): Place {
  const next = { ...readPlace(accountId, activityId), ...change };
  try {
    localStorage.setItem(keyOf(accountId, activityId), JSON.stringify(next));
  } catch {
    // storage full or forbidden: the lesson opens at its beginning next time
  }
  return next;
}
