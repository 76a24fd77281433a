import { type ClassStudent, disenroll, restoreEnrollment } from '@alba/contract/classes';
import type { RefusalOf } from '@alba/contract/endpoint';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf, refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { offerUndo, type Undo } from '../../ui/offer-undo.ts';
import { useDisenrollMutation, useRestoreEnrollmentMutation } from './api.ts';
import type en from './messages/en.json';

type Leaving = { student: ClassStudent; classId: number; className: string };
export type RemoveStudentProps = Leaving & { onRemoved: () => void; onClose: () => void };

/** Names what the student loses and what is kept before it happens; afterwards the notice offers the way back. */
export function RemoveStudent({ student, classId, className, onRemoved, onClose }: RemoveStudentProps) {
  const { t } = useTranslation('classes');
  const [remove, { isLoading, error }] = useDisenrollMutation();
  const failed = useFailureWords(error);
  const undo = useUndo({ student, classId, className });
  const [idempotencyKey] = useState(randomId);
  const { individualId, enrollmentId, classSubgroupId, firstName, lastName } = student;
  const name = `${firstName} ${lastName}`;

  const confirm = async () => {
    const { data, error: refused } = await remove({ query: { individualId, enrollmentId, classSubgroupId, removeSubmissions: false }, idempotencyKey });
    // somebody else was faster: the student is out, as wished
    const isOut = data !== undefined || ['not_enrolled', 'class_not_found'].includes(refusalOf(disenroll, refused) ?? '');
    if (!isOut) return;
    offerUndo({ done: t(($) => $.removeStudent.done, { name, className }), label: t(($) => $.removeStudent.undo), undo });
    onRemoved();
  };

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={isLoading}
      title={t(($) => $.removeStudent.title, { name })}
      confirmLabel={t(($) => $.removeStudent.confirm)}
      error={failed && `${failed.title}. ${failed.body}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(($) => $.removeStudent.loss, { name, className })}</p>
      <p className="mt-3 text-soft">{t(($) => $.removeStudent.kept)}</p>
    </ConfirmDialog>
  );
}

/** A refusal that the contract adds does not compile until it has its words here. */
const undoWords: Record<RefusalOf<typeof restoreEnrollment>, keyof typeof en.studentUndoRefused> = {
  undo_expired: 'expired',
  not_enrolled: 'expired',
  class_full: 'full',
  class_not_found: 'classGone',
};

function useUndo({ student, classId, className }: Leaving): Undo {
  const { t } = useTranslation('classes');
  const [restore] = useRestoreEnrollmentMutation();
  const wordsOf = useWordsOfFailure();
  const { enrollmentId, firstName, lastName } = student;
  const name = `${firstName} ${lastName}`;
  return async () => {
    const { data, error } = await restore({ params: { classId, enrollmentId }, idempotencyKey: randomId() });
    if (data) return { restored: t(($) => $.removeStudent.restored, { name, className }) };
    const own = ownWordOf(restoreEnrollment, error, undoWords);
    if (!own) return { refused: wordsOf(error) };
    return { refused: { title: t(($) => $.studentUndoRefused[own].title, { name }), body: t(($) => $.studentUndoRefused[own].body, { name, className }) } };
  };
}
