import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '../../lib/announce.ts';
import { mainId } from './skip-link.tsx';

/** A page may still be loading its title; after this long its name is not said. */
const patience = 5000;

/**
 * After a change of page: scroll to the top, focus the main area, say the h1. Links that only change a part of a page carry
 * `staysInPlace` and are left alone, and so is a page that took focus itself.
 */
export function RouteFocus() {
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);
  const staysInPlace = (state as { staysInPlace?: boolean } | null)?.staysInPlace === true;
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (staysInPlace) return;
    window.scrollTo(0, 0);
    const main = document.getElementById(mainId);
    main?.focus({ preventScroll: true });
    return whenTitled(main ?? document.body, (words) => announce(words, 'polite'));
  }, [pathname, staysInPlace]);
  return null;
}

/** Calls back with the words of the h1 as soon as there is one. Returns how to stop waiting. */
function whenTitled(main: HTMLElement, say: (words: string) => void): () => void {
  const title = () => main.querySelector('h1')?.textContent?.trim();
  const now = title();
  if (now) {
    say(now);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const words = title();
    if (!words) return;
    stop();
    say(words);
  });
  const timer = setTimeout(() => observer.disconnect(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(main, { childList: true, subtree: true, characterData: true });
  return stop;
}
