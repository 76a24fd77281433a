import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { useReadingFont } from '../lib/settings.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';

export type DialogProps = {
  isOpen: boolean;
  /** Esc, the cross, and a press outside (not for `isAlert`). */
  onClose: () => void;
  title: ReactNode;
  /** 560, 720 or 860 px. */
  size?: 'md' | 'lg' | 'xl';
  footer?: ReactNode;
  /** Asks something that must be answered: a press outside does not close it. */
  isAlert?: boolean;
  children: ReactNode;
};

/** Modal: focus stays inside and returns where it was. First focus is the heading unless something inside has `autoFocus`. */
export function Dialog({ isOpen, onClose, title, size = 'md', footer, isAlert = false, children }: DialogProps) {
  const { t } = useTranslation('ui');
  const font = useReadingFont();
  return (
    <ModalOverlay className="a-scrim" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable={!isAlert}>
      <Modal className={cx('a-dialog', size !== 'md' && `a-dialog--${size}`)} data-reading-font={font}>
        <AriaDialog role={isAlert ? 'alertdialog' : 'dialog'}>
          <header>
            <DialogTitle>{title}</DialogTitle>
            <IconButton label={t(($) => $.close)} icon={X} onClick={onClose} />
          </header>
          <div className="a-dialog__body">{children}</div>
          {footer && <footer>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const dialog = heading.current?.closest('[role=dialog],[role=alertdialog]');
    // React Aria focuses the dialog itself unless a field took focus; the heading reads better and starts the Tab order.
    if (document.activeElement === dialog || !dialog?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <Heading slot="title" level={2} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  /** The verb of what will happen: "Delete", "Remove class". */
  confirmLabel: string;
  cancelLabel?: string;
  /** Red, and Cancel has the first focus. */
  isDestructive?: boolean;
  isBusy?: boolean;
  /** The act failed: shown above the buttons, the dialog stays. */
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
  /** Names what changes or is lost. */
  children?: ReactNode;
};

export function ConfirmDialog({ isOpen, title, confirmLabel, cancelLabel, isDestructive, isBusy, error, onConfirm, onClose, children }: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isAlert
      footer={
        <>
          <Button variant="secondary" onClick={onClose} autoFocus={isDestructive}>
            {cancelLabel ?? t(($) => $.cancel)}
          </Button>
          <Button variant={isDestructive ? 'danger' : 'primary'} onClick={onConfirm} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <div className="mt-4">
          <Alert status="danger" isLive title={error} />
        </div>
      )}
    </Dialog>
  );
}
