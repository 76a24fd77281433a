import type { LessonView, PartView } from '@alba/content/lesson-view';
import type { QuestionResponse } from '@alba/items/browser';
import { createContext, useContext } from 'react';
import type { Preview } from './api.ts';

export const previewViews = ['student', 'answers'] as const;
/** As its students see the lesson, or with what only teachers read. */
export type PreviewView = (typeof previewViews)[number];

/** A paragraph to bring into view. */
export type Evidence = { resource: string; paragraph: number };

export type PreviewLinks = { part: (part: PartView['part']) => string; learnMore: string; article: (articleId: string) => string };

/** What the pages of a preview work with. */
export type PreviewWork = {
  preview: Preview;
  lesson: LessonView;
  lang: string;
  part: PartView | undefined;
  level: number;
  chooseLevel: (level: number) => void;
  /** What a teacher calls a level: "700L-850L" or "Level 2". Students are told steps without names (D76). */
  levelName: ((level: number) => string) | undefined;
  address: { slug: string; lessonId: number };
  /** The pages of this preview, where it stands. */
  links: PreviewLinks;
  view: PreviewView;
  chooseView: (view: PreviewView) => void;
  /** Answers the teacher gave to see how it is; they stay in this tab. */
  tried: Readonly<Record<string, QuestionResponse>>;
  tryAnswer: (questionId: string, response: QuestionResponse) => void;
  /** Asked for by `showEvidence` and taken by the page that has the paragraph. */
  target: Evidence | undefined;
  showEvidence: (evidence: Evidence) => void;
  targetShown: () => void;
};

const PreviewContext = createContext<PreviewWork | undefined>(undefined);
export const PreviewProvider = PreviewContext.Provider;

export function usePreviewWork(): PreviewWork {
  const work = useContext(PreviewContext);
  if (!work) throw new Error('usePreviewWork outside a preview');
  return work;
}
