import { type MoveKind, moveStudents, undoMove } from '@alba/contract/class-moves';
import type { ClassStudent, ClassSummary } from '@alba/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { offerUndo } from '../../ui/offer-undo.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';
import { useMoveStudentsMutation, useUndoMoveMutation } from './api.ts';
import { MovePreview } from './move-preview.tsx';
import { moveWords, undoWords } from './move-words.ts';

export type MoveDialogProps = {
  given: ClassSummary;
  students: readonly ClassStudent[];
  classes: readonly ClassSummary[];
  onMoved: () => void;
  onClose: () => void;
};

/** Moves or copies students to another class of the teacher, after showing what comes along and what stays. */
export function MoveDialog({ given, students, classes, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation('class-life');
  const [kind, setKind] = useState<MoveKind>('move');
  const others = classes.filter(({ classId }) => classId !== given.classId);
  const [toClassId, setTo] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [send, { isLoading }] = useMoveStudentsMutation();
  const wordsOf = useWordsOfFailure();
  const undo = useUndo(given.classId);
  const to = others.find(({ classId }) => classId === toClassId);
  const enrollmentIds = students.map(({ enrollmentId }) => enrollmentId);

  const confirm = async () => {
    if (!to) return setMissing(true);
    const { data, error } = await send({
      params: { classId: given.classId },
      body: { kind, toClassId: to.classId, enrollmentIds },
      idempotencyKey: randomId(),
    });
    if (!data) {
      const own = ownWordOf(moveStudents, error, moveWords);
      return setFailed(own ? t(($) => $.move.refused[own]) : wordsOf(error).title);
    }
    const counted = { count: data.students, name: to.name };
    offerUndo({ done: t(($) => $.move.done[kind], counted), label: t(($) => $.undo), undo: undo(data.moveId) });
    onMoved();
    onClose();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.move.title, { count: students.length })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.cancel)}
          </Button>
          <Button isBusy={isLoading} onClick={confirm}>
            {t(($) => $.move.confirm[kind])}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RadioCards<MoveKind>
          legend={t(($) => $.move.kind)}
          columns={2}
          value={kind}
          onChange={setKind}
          options={(['move', 'copy'] as const).map((value) => ({
            value,
            label: t(($) => $.move.confirm[value]),
            description: t(($) => $.move.means[value], { name: given.name }),
          }))}
        />
        <Select
          label={t(($) => $.move.to)}
          placeholder={t(($) => $.move.choose)}
          value={toClassId ?? ''}
          error={isMissing && !to ? t(($) => $.move.toMissing) : undefined}
          onChange={({ target }) => setTo(target.value === '' ? undefined : Number(target.value))}
          options={others.map(({ classId, name }) => ({ value: String(classId), label: name }))}
        />
        {to && <MovePreview classId={given.classId} to={to} kind={kind} enrollmentIds={enrollmentIds} />}
        {failed && <Alert status="danger" isLive title={failed} />}
      </div>
    </Dialog>
  );
}

function useUndo(classId: number) {
  const { t } = useTranslation('class-life');
  const [send] = useUndoMoveMutation();
  const wordsOf = useWordsOfFailure();
  return (moveId: string) => async () => {
    const { data, error } = await send({ params: { classId, move: moveId }, idempotencyKey: randomId() });
    if (data) return { restored: t(($) => $.move.undone) };
    const own = ownWordOf(undoMove, error, undoWords);
    return { refused: own ? { title: t(($) => $.move.notUndone), body: t(($) => $.move.refused[own]) } : wordsOf(error) };
  };
}
