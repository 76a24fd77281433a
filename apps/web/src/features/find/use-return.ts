import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { cardId, rememberFind, takeCard } from './last-find.ts';

/**
 * Whoever comes back, by the browser's Back or by a link that names the card, finds the page where they left it and focus on the card
 * they left by. Waits until the list is there.
 */
export function useReturn(isReady: boolean): void {
  const { search, hash } = useLocation();
  const isBack = useNavigationType() === 'POP' || hash !== '';
  const [left] = useState(() => (isBack ? takeCard(search) : undefined));
  useEffect(() => rememberFind(search), [search]);
  const comeBack = useEffectEvent(() => {
    if (!left) return undefined;
    // after the frame, which begins every page at its top
    return requestAnimationFrame(() => {
      const card = document.getElementById(cardId(left.lessonId));
      if (!card) return;
      window.scrollTo({ top: left.top, behavior: 'instant' });
      card.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
      const { top, bottom } = card.getBoundingClientRect();
      // the window has another size now
      if (bottom < 0 || top > window.innerHeight) card.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  });
  useEffect(() => {
    if (!isReady) return;
    const frame = comeBack();
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [isReady]);
}
