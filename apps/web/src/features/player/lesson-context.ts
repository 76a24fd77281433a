import type { LessonView, PartView } from '@alba/content/lesson-view';
import type { ActivityState } from '@alba/contract/attempts';
import type { QuestionResponse } from '@alba/items/browser';
import { createContext, type ReactNode, useContext } from 'react';
import type { SaveStatus, StopReason } from '../../lib/save-queue/index.ts';
import type { Answers, PartKey } from './lesson-facts.ts';
import type { Place } from './place.ts';
import type { Checks } from './use-checks.ts';

export type ReviewGiven = { isOpen: boolean; onClose: () => void; onMissing: () => void };

export type LessonProps = {
  activityId: number;
  /** What is shown over the lesson: the review, wired by the screen. `onMissing` when its code cannot be fetched. */
  review: (given: ReviewGiven) => ReactNode;
  /** The page of the address. */
  children: ReactNode;
};

export type GoTo = { part: PartKey; questionId?: string; paragraph?: { resource: string; number: number } };

/** Everything a page of an open lesson works with. */
export type LessonWork = {
  activity: ActivityState;
  lesson: LessonView;
  /** Language of the lesson's words. */
  lang: string;
  part: PartView | undefined;
  level: { level: number; isLocked: boolean; choose: (level: number) => void };
  answers: Answers;
  change: (questionId: string, response: QuestionResponse) => void;
  flush: () => void;
  checks: Checks;
  status: SaveStatus;
  stopped: StopReason | undefined;
  isTurnedIn: boolean;
  isOnline: boolean;
  place: Place;
  rememberPlace: (change: Partial<Place>) => void;
  goTo: (target: GoTo) => void;
  /** Set by `goTo` and taken by the page that can show it. */
  target: GoTo | undefined;
  targetShown: () => void;
  openTurnIn: () => void;
  openReview: () => void;
  startOver: () => void;
};

const LessonContext = createContext<LessonWork | undefined>(undefined);
export const LessonProvider = LessonContext.Provider;

/** The lesson of the page around. */
export function useLessonWork(): LessonWork {
  const work = useContext(LessonContext);
  if (!work) throw new Error('useLessonWork outside a lesson');
  return work;
}
