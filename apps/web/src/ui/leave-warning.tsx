import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './dialog.tsx';

type LeaveWarningProps = { isOn: boolean; title: string; go: string; stay: string; children: ReactNode };

/** Asks before a page is left on which something is not saved, by a link or by closing the window. */
export function LeaveWarning({ isOn, title, go, stay, children }: LeaveWarningProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOn]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      confirmLabel={go}
      cancelLabel={stay}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{children}</p>
    </ConfirmDialog>
  );
}
