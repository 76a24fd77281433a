import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { useOverlay } from 'react-aria/useOverlay';
import { type Placement, useOverlayPosition } from 'react-aria/useOverlayPosition';
import { useReadingFont } from '../lib/settings.ts';
import { cx } from './cx.ts';

export type PopoverProps = {
  /** The button that opens and closes it. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Esc, a press outside; focus returns to the trigger. Also when the trigger is scrolled out of sight. */
  onClose: () => void;
  label: string;
  placement?: Placement;
  /** Below 992 px a sheet at the bottom of the screen. */
  isSheetOnPhone?: boolean;
  /** As wide as its content instead of 320 px. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
};

/** A small dialog beside what opened it; the page behind stays in reach, and scrolls with it. */
export function Popover({ isOpen, ...given }: PopoverProps) {
  return isOpen && <OpenPopover {...given} />;
}

function OpenPopover({ triggerRef, onClose, label, placement = 'bottom', isSheetOnPhone, isWide, className, children }: Omit<PopoverProps, 'isOpen'>) {
  const font = useReadingFont();
  const panel = useRef<HTMLDivElement>(null);
  const isElsewhere = (element: Element) => !triggerRef.current?.contains(element);
  const { overlayProps } = useOverlay({ isOpen: true, onClose, shouldCloseOnBlur: true, shouldCloseOnInteractOutside: isElsewhere }, panel);
  // `null`: it would close as soon as anything scrolls
  const { overlayProps: place, updatePosition } = useOverlayPosition({ targetRef: triggerRef, overlayRef: panel, placement, offset: 8, onClose: null });
  useFollow({ triggerRef, onMove: updatePosition, onLost: onClose });
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <Overlay>
      <div
        {...mergeProps(overlayProps, place)}
        ref={panel}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={cx('a-pop', isWide && 'a-pop--wide', isSheetOnPhone && 'a-pop--sheet', className)}
        data-reading-font={font}
        // it hangs outside the lesson, whose colours it keeps
        data-subject={triggerRef.current?.closest<HTMLElement>('[data-subject]')?.dataset.subject}
      >
        {children}
      </div>
    </Overlay>
  );
}

type Follow = { triggerRef: RefObject<HTMLElement | null>; onMove: () => void; onLost: () => void };

/** Goes with what opened it while that scrolls. */
function useFollow({ triggerRef, onMove, onLost }: Follow): void {
  const follow = useEffectEvent(({ target }: Event) => {
    const trigger = triggerRef.current;
    if (!trigger || !(target instanceof Node) || !target.contains(trigger)) return;
    const { top, bottom } = trigger.getBoundingClientRect();
    const edge = target instanceof Element ? target.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
    if (bottom >= edge.top && top <= edge.bottom) return onMove();
    // focus returns without calling the page back to a place the reader has left
    trigger.focus({ preventScroll: true });
    onLost();
  });
  useEffect(() => {
    // a pane's scrolling does not rise, so it is caught on its way down
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', follow, { capture: true });
  }, []);
}
