import type { ClassSummary } from '@alba/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { randomId } from '../../lib/api/random-id.ts';
import { useFailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { offerUndo } from '../../ui/offer-undo.ts';
import { useArchiveClassMutation, useUnarchiveClassMutation } from './api.ts';
import { useGoneWords } from './gone-words.ts';

/** One step, and what it means is said first; afterwards the notice offers the way back, and the list of archived classes does for good. */
export function ArchiveDialog({ given: { classId, name }, onClose }: { given: ClassSummary; onClose: () => void }) {
  const { t } = useTranslation('class-life');
  const [archive, { isLoading, error }] = useArchiveClassMutation();
  const failed = useFailureWords(error);
  const gone = useGoneWords(error);
  const undo = useBringBack({ classId, name });
  const navigate = useNavigate();
  const [idempotencyKey] = useState(randomId);
  const confirm = async () => {
    const { data } = await archive({ params: { classId }, idempotencyKey });
    if (!data) return;
    offerUndo({ done: t(($) => $.archive.done, { name }), label: t(($) => $.undo), undo, about: aboutArchived(classId) });
    void navigate(paths.classes(), { replace: true, state: { staysInPlace: true } });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t(($) => $.archive.title, { name })}
      confirmLabel={t(($) => $.archive.confirm)}
      isBusy={isLoading}
      error={gone ?? (failed && `${failed.title}. ${failed.body}`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(($) => $.archive.body)}</p>
      <p className="mt-3 text-soft">{t(($) => $.archive.kept)}</p>
    </ConfirmDialog>
  );
}

export const aboutArchived = (classId: number) => `archived/${classId}`;

/** Brings an archived class back and says how it went. */
export function useBringBack({ classId, name }: { classId: number; name: string }) {
  const { t } = useTranslation('class-life');
  const [unarchive] = useUnarchiveClassMutation();
  const wordsOf = useWordsOfFailure();
  return async () => {
    const { data, error } = await unarchive({ params: { classId }, idempotencyKey: randomId() });
    return data ? { restored: t(($) => $.archive.back, { name }) } : { refused: wordsOf(error) };
  };
}
