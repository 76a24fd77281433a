/** Room kept above and below the word, in pixels: bars stand there. */
const room = { above: 88, below: 150 };

/**
 * Keeps what is read in sight, until the reader scrolls: then the page is theirs. `resume` follows again, `end` lets go.
 */
export function followText(near: Element): { show: (range: Range) => void; resume: () => void; end: () => void } {
  let isFollowing = true;
  const leave = () => {
    isFollowing = false;
  };
  const onKey = ({ key, target }: KeyboardEvent) => {
    const isControl = target instanceof Element && target.closest('input, select, textarea, button, a, [role=dialog]') !== null;
    if (!isControl && ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '].includes(key)) leave();
  };
  document.addEventListener('wheel', leave, { passive: true, capture: true });
  document.addEventListener('touchmove', leave, { passive: true, capture: true });
  document.addEventListener('keydown', onKey, { capture: true });
  return {
    show(range) {
      // what stands open beside a word goes with it, and closes when that is scrolled away
      if (isFollowing && !isDialogOpen()) bringIntoSight(near, range);
    },
    resume: () => {
      isFollowing = true;
    },
    end() {
      document.removeEventListener('wheel', leave, { capture: true });
      document.removeEventListener('touchmove', leave, { capture: true });
      document.removeEventListener('keydown', onKey, { capture: true });
    },
  };
}

/** The settings drawer is there also while it is closed. */
function isDialogOpen(): boolean {
  const isShown = (dialog: Element) => !dialog.closest('[inert], [hidden]') && getComputedStyle(dialog).visibility !== 'hidden';
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].some(isShown);
}

function bringIntoSight(near: Element, range: Range): void {
  const box = scrollerOf(near);
  const view = box === document.documentElement ? { top: 0, bottom: window.innerHeight } : box.getBoundingClientRect();
  const { top, bottom } = range.getBoundingClientRect();
  const isHidden = top === 0 && bottom === 0;
  if (isHidden || (top >= view.top + room.above && bottom <= view.bottom - room.below)) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  box.scrollBy({ top: top - view.top - (view.bottom - view.top) * 0.3, behavior: isCalm ? 'instant' : 'smooth' });
}

/** The pane that scrolls around an element, or the page. */
function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.documentElement;
}
