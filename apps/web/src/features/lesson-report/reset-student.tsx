import { resetStudent, undoReset } from '@alba/contract/assignments';
import type { RefusalOf } from '@alba/contract/endpoint';
import type { LessonReportRow } from '@alba/contract/reports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { offerUndo, takeBack, type Undo } from '../../ui/offer-undo.ts';
import { useResetStudentMutation, useUndoResetMutation } from './api.ts';
import type en from './messages/en.json';
import { fullName } from './report-rows.ts';

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
  const undo = useUndo({ assignmentId, student });
  const name = fullName(student);
  const confirm = async () => {
    const { data } = await reset({ params: { assignmentId, studentId: student.studentId }, idempotencyKey });
    if (!data) return;
    offerUndo({ done: t(($) => $.reset.done, { name }), label: t(($) => $.reset.undo), undo, about: aboutOf({ assignmentId, student }) });
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

/** Brings a reset student's work back and says how it went. */
export function useUndoReset(which: Which): () => Promise<void> {
  const undo = useUndo(which);
  return () => takeBack(undo, aboutOf(which));
}

const aboutOf = ({ assignmentId, student }: Which) => `reset ${assignmentId} ${student.studentId}`;

function useUndo({ assignmentId, student }: Which): Undo {
  const { t } = useTranslation('lesson-report');
  const [undo] = useUndoResetMutation();
  const [idempotencyKey] = useState(randomId);
  const wordsOf = useRefused();
  return async () => {
    const { data, error } = await undo({ params: { assignmentId, studentId: student.studentId }, idempotencyKey });
    return data ? { restored: t(($) => $.reset.undone, { name: fullName(student) }) } : { refused: wordsOf(error, 'undo') };
  };
}

function useRefused() {
  const { t } = useTranslation('lesson-report');
  const wordsOfFailure = useWordsOfFailure();
  return (error: unknown, act: 'reset' | 'undo') => {
    const words = act === 'reset' ? ownWordOf(resetStudent, error, resetWords) : ownWordOf(undoReset, error, undoWords);
    if (!words) return wordsOfFailure(error);
    return { title: t(($) => $.reset.refused[words].title), body: t(($) => $.reset.refused[words].body) };
  };
}
