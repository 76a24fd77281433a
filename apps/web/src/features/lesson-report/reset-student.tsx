import { resetStudent, undoReset } from '@alba/contract/assignments';
import type { RefusalOf } from '@alba/contract/endpoint';
import type { LessonReportRow } from '@alba/contract/reports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { refusalOf } from '../../lib/api/refusal-of.ts';
import { failureDetails, failureWords, generalFailureOf } from '../../lib/failure/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useResetStudentMutation, useUndoResetMutation } from './api.ts';
import type en from './messages/en.json';
import { fullName } from './report-rows.ts';

/** Longer than other news: it holds the way back. */
const undoTime = 15_000;

type Words = keyof typeof en.reset.refused;
type Student = Pick<LessonReportRow, 'studentId' | 'firstName' | 'lastName'>;
type Which = { assignmentId: number; student: Student };

/** A refusal that the contract adds does not compile until it has its words here. */
export const resetWords: Record<RefusalOf<typeof resetStudent>, Words> = {
  assignment_not_found: 'assignmentGone',
  student_not_found: 'studentGone',
  nothing_to_reset: 'nothing',
};
export const undoWords: Record<RefusalOf<typeof undoReset>, Words> = {
  assignment_not_found: 'assignmentGone',
  student_not_found: 'studentGone',
  nothing_to_reset: 'begunAgain',
  undo_expired: 'expired',
};

/** The student starts over and the score leaves the reports at once; the notice afterwards offers the way back (A-RESET). */
export function ResetStudent({ assignmentId, student, onReset, onClose }: Which & { onReset: () => void; onClose: () => void }) {
  const { t } = useTranslation('lesson-report');
  const [reset, { isLoading, error }] = useResetStudentMutation();
  const [idempotencyKey] = useState(randomId);
  const wordsOf = useRefused();
  const undo = useUndoReset({ assignmentId, student });
  const name = fullName(student);
  const confirm = async () => {
    const { data } = await reset({ params: { assignmentId, studentId: student.studentId }, idempotencyKey });
    if (!data) return;
    showToast({
      status: 'success',
      time: undoTime,
      title: t(($) => $.reset.done, { name }),
      action: { label: t(($) => $.reset.undo), onAction: undo },
    });
    onReset();
  };
  const failed = error && !isLoading ? wordsOf(error, 'reset') : undefined;
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      isBusy={isLoading}
      title={t(($) => $.reset.title, { name })}
      confirmLabel={t(($) => $.reset.confirm)}
      error={failed && `${failed.title}. ${failed.body}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(($) => $.reset.body, { name: student.firstName })}</p>
      <p className="mt-2 text-soft">{t(($) => $.reset.kept)}</p>
    </ConfirmDialog>
  );
}

/** Brings a reset student's work back, with words for how it went. */
export function useUndoReset({ assignmentId, student }: Which): () => Promise<void> {
  const { t } = useTranslation('lesson-report');
  const [undo] = useUndoResetMutation();
  const [idempotencyKey] = useState(randomId);
  const wordsOf = useRefused();
  return async () => {
    const { data, error } = await undo({ params: { assignmentId, studentId: student.studentId }, idempotencyKey });
    if (data) showToast({ status: 'success', title: t(($) => $.reset.undone, { name: fullName(student) }) });
    else showToast({ status: 'danger', ...wordsOf(error, 'undo') });
  };
}

function useRefused() {
  const { t } = useTranslation('lesson-report');
  const { t: tFailure } = useTranslation('failure');
  return (error: unknown, act: 'reset' | 'undo') => {
    const words =
      act === 'reset'
        ? resetWords[refusalOf(resetStudent, error) as keyof typeof resetWords]
        : undoWords[refusalOf(undoReset, error) as keyof typeof undoWords];
    if (!words) return failureWords(tFailure, generalFailureOf(error), failureDetails(error));
    return { title: t(($) => $.reset.refused[words].title), body: t(($) => $.reset.refused[words].body) };
  };
}
