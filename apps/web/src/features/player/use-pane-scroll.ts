import { type RefObject, useEffect, useRef } from 'react';
import { useLessonWork } from './lesson-context.ts';

const quiet = 250;

/** Remembers how far a pane was scrolled and brings it back there. Below 992 px the page scrolls, not the pane, and is remembered for it. */
export function usePaneScroll({ pane, name }: { pane: RefObject<HTMLElement | null>; name: string }): void {
  const { place, rememberPlace } = useLessonWork();
  const kept = useRef(place.scroll);
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const scrollsItself = () => getComputedStyle(element).overflowY === 'auto';
    const isShown = () => element.offsetParent !== null;
    const before = kept.current[name] ?? 0;
    if (scrollsItself()) element.scrollTop = before;
    else if (isShown() && before > 0) window.scrollTo(0, before);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      if (!isShown()) return;
      kept.current = { ...kept.current, [name]: Math.round(scrollsItself() ? element.scrollTop : window.scrollY) };
      rememberPlace({ scroll: kept.current });
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(remember, quiet);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
      window.removeEventListener('scroll', onScroll);
    };
  }, [pane, name, rememberPlace]);
}
