import { type MovedAssignment, moveAssignments, undoMoveAssignments } from '@alba/contract/assignment-moves';
import type { RefusalOf } from '@alba/contract/endpoint';
import { useTranslation } from 'react-i18next';
import { readAgain } from '../../lib/api/api.ts';
import { ownWordOf, refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import { type FailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { offerUndo } from '../../ui/offer-undo.ts';
import { useMoveAssignmentsMutation, useUndoMoveAssignmentsMutation } from './api.ts';
import type en from './messages/en.json';
import { nameOf } from './row-name.ts';

/** A refusal that the contract adds does not compile until it has its words here. */
export const moveWords: Record<RefusalOf<typeof moveAssignments>, keyof typeof en.move.problem> = {
  assignment_not_found: 'gone',
  assignment_changed: 'changed',
  lesson_already_assigned: 'twice',
};
export const undoWords: Record<RefusalOf<typeof undoMoveAssignments>, keyof typeof en.move.undoProblem> = {
  assignment_not_found: 'gone',
  assignment_changed: 'changed',
  lesson_already_assigned: 'twice',
};

type Moving = { rows: readonly MovedAssignment[]; schoolDays: number };

/** Moves as it was shown; the notice afterwards offers the way back. What somebody changed meanwhile is read again. */
export function useMove({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('assigned');
  const [send, { isLoading, error }] = useMoveAssignmentsMutation();
  const wordsOf = useMoveRefused();
  const undo = useUndo();
  const move = async ({ rows, schoolDays }: Moving) => {
    const assignments = rows.map(({ assignmentId, revision }) => ({ assignmentId, revision }));
    const { data, error: refused } = await send({ body: { assignments, schoolDays } });
    if (data) {
      offerUndo({ done: t(($) => $.move.done, { count: rows.length }), label: t(($) => $.move.undo), undo: () => undo(data.assignments) });
      onDone();
    } else if (refusalOf(moveAssignments, refused) === 'assignment_changed') readAgain('assignment');
  };
  return { move, isMoving: isLoading, problem: error && !isLoading ? wordsOf(error, 'move') : undefined };
}

function useUndo() {
  const { t } = useTranslation('assigned');
  const [undo] = useUndoMoveAssignmentsMutation();
  const wordsOf = useMoveRefused();
  return async (assignments: { assignmentId: number; revision: number }[]) => {
    const { data, error } = await undo({ body: { assignments } });
    return data ? { restored: t(($) => $.move.undone, { count: assignments.length }) } : { refused: wordsOf(error, 'undo') };
  };
}

/** What is in the way, with the assignments it is about. */
function useMoveRefused(): (error: unknown, act: 'move' | 'undo') => FailureWords {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  const wordsOfFailure = useWordsOfFailure();
  return (error, act) => {
    const names = format.list(namesOf(refusalDetails(error).assignments));
    if (act === 'move') {
      const word = ownWordOf(moveAssignments, error, moveWords);
      return word ? { title: t(($) => $.move.problem[word].title), body: t(($) => $.move.problem[word].body, { names }) } : wordsOfFailure(error);
    }
    const word = ownWordOf(undoMoveAssignments, error, undoWords);
    return word ? { title: t(($) => $.move.undoFailed), body: t(($) => $.move.undoProblem[word], { names }) } : wordsOfFailure(error);
  };
}

const namesOf = (assignments: unknown): string[] =>
  Array.isArray(assignments) ? assignments.map((one: { lessonTitle: string; className: string }) => nameOf(one)) : [];
