import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { useReadingFont } from '../lib/settings.ts';
import { cx } from './cx.ts';

export type PopoverProps = {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** Esc, a press outside; focus returns to the trigger. */
  onClose: () => void;
  label: string;
  placement?: AriaPopoverProps['placement'];
  /** Below 992 px a sheet at the bottom of the screen. */
  isSheetOnPhone?: boolean;
  /** As wide as its content instead of 320 px. */
  isWide?: boolean;
  className?: string;
  children: ReactNode;
};

/** A small dialog beside what opened it; the page behind stays in reach. */
export function Popover({ triggerRef, isOpen, onClose, label, placement = 'bottom', isSheetOnPhone, isWide, className, children }: PopoverProps) {
  const font = useReadingFont();
  return (
    <AriaPopover
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement={placement}
      offset={8}
      isNonModal
      className={cx('a-pop', isWide && 'a-pop--wide', isSheetOnPhone && 'a-pop--sheet', className)}
      data-reading-font={font}
    >
      <Dialog aria-label={label} className="outline-none">
        {children}
      </Dialog>
    </AriaPopover>
  );
}
