import { type RosterConnection, removeRosterConnection } from '@alba/contract/rostering';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useRemoveRosterConnectionMutation } from './api.ts';

type Props = { connection: RosterConnection; onRemoved: () => void; onClose: () => void };

/** Tells what removing means, and that nobody loses anything they did. */
export function RemoveConnection({ connection: { connectionId, name }, onRemoved, onClose }: Props) {
  const { t } = useTranslation('rostering');
  const [remove, { isLoading, error }] = useRemoveRosterConnectionMutation();
  const failed = useFailureWords(error);
  const [idempotencyKey] = useState(randomId);
  const isActive = refusalOf(removeRosterConnection, error) === 'roster_run_active';
  const confirm = async () => {
    const { data, error: refused } = await remove({ params: { connectionId }, idempotencyKey });
    // somebody else was faster: it is gone, as wished
    if (!data && refusalOf(removeRosterConnection, refused) !== 'roster_connection_not_found') return;
    showToast({ status: 'success', title: t(($) => $.remove.done, { name }) });
    onRemoved();
  };
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={isLoading}
      title={t(($) => $.remove.title, { name })}
      confirmLabel={t(($) => $.remove.confirm)}
      error={isActive ? t(($) => $.remove.active) : failed && `${failed.title}. ${failed.body}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1 pl-5">
        <li>{t(($) => $.remove.classes)}</li>
        <li>{t(($) => $.remove.runs)}</li>
        <li>{t(($) => $.remove.undo)}</li>
      </ul>
    </ConfirmDialog>
  );
}
