import { type ClassStudent, disenroll } from '@alba/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords } from '../../lib/failure/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDisenrollMutation } from './api.ts';

export type RemoveStudentProps = { student: ClassStudent; className: string; onRemoved: () => void; onClose: () => void };

/** Names what the student loses and what is kept before it happens. */
export function RemoveStudent({ student, className, onRemoved, onClose }: RemoveStudentProps) {
  const { t } = useTranslation('classes');
  const [remove, { isLoading, error }] = useDisenrollMutation();
  const failed = useFailureWords(error);
  const [idempotencyKey] = useState(randomId);
  const { individualId, enrollmentId, classSubgroupId, firstName, lastName } = student;
  const name = `${firstName} ${lastName}`;

  const confirm = async () => {
    const { data, error: refused } = await remove({ query: { individualId, enrollmentId, classSubgroupId, removeSubmissions: false }, idempotencyKey });
    // somebody else was faster: the student is out, as wished
    const isOut = data !== undefined || ['not_enrolled', 'class_not_found'].includes(refusalOf(disenroll, refused) ?? '');
    if (!isOut) return;
    showToast({ status: 'success', title: t(($) => $.removeStudent.done, { name, className }) });
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
