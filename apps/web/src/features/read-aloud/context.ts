import { createContext, type RefObject, useContext } from 'react';
import type { Reader } from './reader.ts';

export type ReadAloudWork = {
  /** Whether anything can read these texts; undefined while that is being found out. */
  canRead: boolean | undefined;
  /** There are words to read at all. */
  hasText: boolean;
  /** Plays, is paused, or is about to begin: answers are not taken (D43). */
  isListening: boolean;
  reader: Reader | undefined;
  listen: () => void;
  stop: () => void;
  /** Gets focus back when the bar goes. */
  button: RefObject<HTMLButtonElement | null>;
  /** Id of the words that say why answers are not taken. */
  noticeId: string;
};

export const ReadAloudContext = createContext<ReadAloudWork | undefined>(undefined);

/** Reading aloud on the page around. */
export function useReadAloud(): ReadAloudWork {
  const work = useContext(ReadAloudContext);
  if (!work) throw new Error('useReadAloud outside ReadAloud');
  return work;
}
