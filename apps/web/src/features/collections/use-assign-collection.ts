import { createAssignments, undoAssign } from '@alba/contract/assigning';
import type { ClassSummary } from '@alba/contract/classes';
import type { RefusalOf } from '@alba/contract/endpoint';
import type { DatedLesson } from '@alba/domain/collections';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ownWordOf, refusalOf } from '../../lib/api/refusal-of.ts';
import { useIntention } from '../../lib/api/use-intention.ts';
import { type FailureWords, reasonOf, useWordsOfFailure } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { offerUndo, type Undo } from '../../ui/offer-undo.ts';
import { type Collection, useAssignCollectionMutation, useUndoCollectionMutation } from './api.ts';
import type en from './messages/en.json';
import { cellsOf, type Standing } from './use-standing.ts';
import { type Done, useDoneWords } from './use-words.ts';

type Words = keyof typeof en.error & ('collectionGone' | 'collectionDenied' | 'begun' | 'undoGone');

/** A refusal that the contract adds does not compile until it has its words here. What stands in the way of single lessons is told by lesson. */
export const assignWords: Record<Exclude<RefusalOf<typeof createAssignments>, 'cells_refused'>, Words> = {
  collection_not_found: 'collectionGone',
  collection_denied: 'collectionDenied',
};
export const undoWords: Record<RefusalOf<typeof undoAssign>, Words> = { students_have_begun: 'begun', assignment_not_found: 'undoGone' };

export type AssignAct = {
  /** Whether it was done. A press while one is under way does nothing. */
  assign: (lessons: readonly DatedLesson[], to: ClassSummary) => Promise<boolean>;
  isSending: boolean;
  failure: FailureWords | undefined;
  done: Done | undefined;
  reset: () => void;
};

type Given = {
  collection: Collection;
  standing: Standing;
  /** The class the plan is for from now on: none once it is assigned, the same again when that is taken back. */
  onClass: (classId: number | undefined) => void;
};

/** Assigns lessons of the collection to a class, all or none, once however often it is pressed; then offers the way back. */
export function useAssignCollection({ collection, standing, onClass }: Given): AssignAct {
  const [send, { isLoading }] = useAssignCollectionMutation();
  const [failure, setFailure] = useState<FailureWords>();
  const [done, setDone] = useState<Done>();
  const isUnderWay = useRef(false);
  const keyOf = useIntention();
  const failureWords = useAssignFailure();
  const tellDone = useTellDone();
  const assign: AssignAct['assign'] = async (lessons, to) => {
    if (isUnderWay.current) return true;
    isUnderWay.current = true;
    setFailure(undefined);
    const body = { collectionId: collection.collectionId, cells: cellsOf(lessons, to.classId) };
    const { data, error } = await send({ body, idempotencyKey: keyOf(body) });
    isUnderWay.current = false;
    if (!data) {
      setFailure(failureWords(error));
      // somebody else assigned or changed something since: the lessons say what
      if (refusalOf(createAssignments, error) === 'cells_refused') standing.again();
      return false;
    }
    const made = { assignmentIds: data.assignmentIds, collection: collection.title, className: to.name };
    setDone(made);
    onClass(undefined);
    tellDone(made, () => {
      setDone(undefined);
      onClass(to.classId);
    });
    return true;
  };
  return { assign, isSending: isLoading, failure, done, reset: () => setDone(undefined) };
}

function useAssignFailure(): (error: unknown) => FailureWords {
  const { t } = useTranslation('collections');
  const wordsOfFailure = useWordsOfFailure();
  return (error) => {
    const title = t(($) => $.error.failed);
    const refusal = refusalOf(createAssignments, error);
    if (refusal === 'cells_refused') return { title, body: t(($) => $.error.cellsRefused) };
    const words = refusal === 'collection_not_found' || refusal === 'collection_denied' ? assignWords[refusal] : undefined;
    return { title, body: words ? t(($) => $.error[words]) : reasonOf(wordsOfFailure(error)) };
  };
}

/** Says that it is done, with the way back and the list where the assignments stand now. */
function useTellDone(): (done: Done, onUndone: () => void) => void {
  const { t } = useTranslation('collections');
  const navigate = useNavigate();
  const doneWords = useDoneWords();
  const wordsOfFailure = useWordsOfFailure();
  const [takeBack] = useUndoCollectionMutation();
  return (done, onUndone) => {
    const undo: Undo = async () => {
      const { data, error } = await takeBack({ body: { assignmentIds: done.assignmentIds } });
      if (data) {
        onUndone();
        return { restored: t(($) => $.assign.undone, { count: data.removed }) };
      }
      const words = ownWordOf(undoAssign, error, undoWords);
      return { refused: { title: t(($) => $.error.undoFailed), body: words ? t(($) => $.error[words]) : reasonOf(wordsOfFailure(error)) } };
    };
    const also = { label: t(($) => $.assign.seeAssigned), onAction: () => void navigate(paths.assignedLatest()) };
    offerUndo({ done: doneWords(done), label: t(($) => $.assign.undo), undo, also });
  };
}
