import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../ui/dialog.tsx';

/** Asks before a page is left on which something is not saved, by a link or by closing the window. */
export function LeaveWarning({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('account');
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
      title={t(($) => $.leave.title)}
      confirmLabel={t(($) => $.leave.go)}
      cancelLabel={t(($) => $.leave.stay)}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{t(($) => $.leave.body)}</p>
    </ConfirmDialog>
  );
}
