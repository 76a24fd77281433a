import type { AssignmentStudent } from '@alba/contract/assignment-students';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { offerUndo, takeBack } from '../../ui/offer-undo.ts';
import { useResetInListMutation, useUndoResetInListMutation } from './api.ts';
import { fullName } from './people.tsx';
import { useRefused } from './refused.ts';

type Which = { assignmentId: number; student: AssignmentStudent };

const aboutOf = ({ assignmentId, student }: Which) => `reset ${assignmentId} ${student.studentId}`;

/** Lets a student who began start over, or brings back what was reset (A-RESET). */
export function StudentMenu({ assignmentId, student, onReset }: Which & { onReset: () => void }) {
  const { t } = useTranslation('assignment-students');
  const undo = useUndoReset({ assignmentId, student });
  const name = <span className="sr-only">: {fullName(student)}</span>;
  if (student.canUndoReset) {
    return (
      <Button variant="ghost" size="sm" icon={Undo2} onClick={() => void takeBack(undo, aboutOf({ assignmentId, student }))}>
        {t(($) => $.reset.undo)}
        {name}
      </Button>
    );
  }
  if (student.status === 'not-started') return null;
  return (
    <Button variant="ghost" size="sm" icon={RotateCcw} onClick={onReset}>
      {t(($) => $.reset.open)}
      {name}
    </Button>
  );
}

/** Says what leaves the reports, then offers the way back. */
export function ResetStudent({ assignmentId, student, onClose }: Which & { onClose: () => void }) {
  const { t } = useTranslation('assignment-students');
  const [reset, { isLoading, error }] = useResetInListMutation();
  const [idempotencyKey] = useState(randomId);
  const wordsOf = useRefused();
  const undo = useUndoReset({ assignmentId, student });
  const name = fullName(student);
  const failed = error && !isLoading ? wordsOf(error, 'reset') : undefined;
  const confirm = async () => {
    const { data } = await reset({ params: { assignmentId, studentId: student.studentId }, idempotencyKey });
    if (!data) return;
    offerUndo({ done: t(($) => $.reset.done, { name }), label: t(($) => $.undo), undo, about: aboutOf({ assignmentId, student }) });
    onClose();
  };
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
      <p>{t(($) => $.reset.body)}</p>
      <p className="mt-2 text-soft">{t(($) => $.reset.kept)}</p>
    </ConfirmDialog>
  );
}

function useUndoReset({ assignmentId, student }: Which) {
  const { t } = useTranslation('assignment-students');
  const [undo] = useUndoResetInListMutation();
  const wordsOf = useRefused();
  return async () => {
    const { data, error } = await undo({ params: { assignmentId, studentId: student.studentId }, idempotencyKey: randomId() });
    return data ? { restored: t(($) => $.reset.undone, { name: fullName(student) }) } : { refused: wordsOf(error, 'undo-reset') };
  };
}
