import { useEffect, useRef } from 'react';
import { announce } from '../../lib/announce.ts';

type Said = {
  /** What the words are about: they are said again for something else, even when they are the same. */
  about: string;
  /** Where the screen itself is new, its first words are read with it. */
  isFirstSaid?: boolean;
};

/** Says words to who cannot see the screen change. Undefined while they are not known. */
export function useSaid(words: string | undefined, { about, isFirstSaid = false }: Said): void {
  const said = useRef<string>(undefined);
  useEffect(() => {
    const now = words === undefined ? undefined : `${about}: ${words}`;
    if (words === undefined || now === said.current) return;
    if (isFirstSaid || said.current !== undefined) announce(words, 'polite');
    said.current = now;
  }, [words, about, isFirstSaid]);
}
