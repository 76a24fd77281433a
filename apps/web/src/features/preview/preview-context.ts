import type { LessonView, PartView } from '@alba/content/lesson-view';
import { createContext, useContext } from 'react';
import type { Preview } from './api.ts';

/** What the pages of a preview work with. */
export type PreviewWork = {
  preview: Preview;
  lesson: LessonView;
  lang: string;
  part: PartView | undefined;
  level: number;
  chooseLevel: (level: number) => void;
  /** What a teacher calls a level: "700L-850L" or "Level 2". */
  levelName: (level: number) => string;
  address: { slug: string; lessonId: number };
};

const PreviewContext = createContext<PreviewWork | undefined>(undefined);
export const PreviewProvider = PreviewContext.Provider;

export function usePreviewWork(): PreviewWork {
  const work = useContext(PreviewContext);
  if (!work) throw new Error('usePreviewWork outside a preview');
  return work;
}
