import { type ClassSummary, removeClass, restoreClass } from '@alba/contract/classes';
import type { RefusalOf } from '@alba/contract/endpoint';
import { limits } from '@alba/domain/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf, refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { offerUndo, type Undo } from '../../ui/offer-undo.ts';
import { useRemoveClassMutation, useRestoreClassMutation } from './api.ts';
import type en from './messages/en.json';

export type RemoveClassProps = { given: ClassSummary; onRemoved: () => void; onClose: () => void };

/** Nothing to type, but what goes is named first; afterwards the notice offers the way back. */
export function RemoveClass({ given, onRemoved, onClose }: RemoveClassProps) {
  const { t } = useTranslation('classes');
  const [remove, { isLoading, error }] = useRemoveClassMutation();
  const failed = useFailureWords(error);
  const undo = useUndo(given);
  const [idempotencyKey] = useState(randomId);
  const { classId, name, studentCount, openAssignmentCount } = given;

  const confirm = async () => {
    const { data, error: refused } = await remove({ body: { classId }, idempotencyKey });
    // somebody else was faster: the class is gone, as wished
    if (!data && refusalOf(removeClass, refused) !== 'class_not_found') return;
    offerUndo({ done: t(($) => $.removeClass.done, { name }), label: t(($) => $.removeClass.undo), undo });
    onRemoved();
  };

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={isLoading}
      title={t(($) => $.removeClass.title, { name })}
      confirmLabel={t(($) => $.removeClass.confirm)}
      error={failed && `${failed.title}. ${failed.body}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1 pl-5">
        {studentCount > 0 && <li>{t(($) => $.removeClass.students, { count: studentCount })}</li>}
        {openAssignmentCount > 0 && <li>{t(($) => $.removeClass.assignments, { count: openAssignmentCount })}</li>}
        <li>{t(($) => $.removeClass.reports)}</li>
      </ul>
      <p className="mt-3 text-soft">{t(($) => $.removeClass.kept, { days: limits.undoDays })}</p>
    </ConfirmDialog>
  );
}

/** A refusal that the contract adds does not compile until it has its words here. */
const undoWords: Record<RefusalOf<typeof restoreClass>, keyof typeof en.undoRefused> = {
  class_not_found: 'expired',
  undo_expired: 'expired',
  class_name_taken: 'nameTaken',
};

function useUndo({ classId, name }: ClassSummary): Undo {
  const { t } = useTranslation('classes');
  const [restore] = useRestoreClassMutation();
  const wordsOf = useWordsOfFailure();
  return async () => {
    const { data, error } = await restore({ params: { classId }, idempotencyKey: randomId() });
    if (data) return { restored: t(($) => $.removeClass.restored, { name }) };
    const own = ownWordOf(restoreClass, error, undoWords);
    return { refused: own ? { title: t(($) => $.undoRefused[own].title), body: t(($) => $.undoRefused[own].body, { name }) } : wordsOf(error) };
  };
}
