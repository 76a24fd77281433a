import { type AssignmentCell, type CheckedCell, createAssignments } from '@alba/contract/assigning';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalDetails, refusalOf } from '../../lib/api/refusal-of.ts';
import { useIntention } from '../../lib/api/use-intention.ts';
import type { FailureWords } from '../../lib/failure/index.ts';
import type { Undo } from '../../ui/offer-undo.ts';
import { useCreateAssignmentsMutation, useUndoAssignMutation } from './api.ts';
import { useRefused } from './refused.ts';

export type Send = {
  /** The new assignments; undefined when nothing was assigned. A press while one is under way does nothing. */
  send: (cells: readonly AssignmentCell[]) => Promise<number[] | undefined>;
  isSending: boolean;
  failure: FailureWords | undefined;
};

/** Assigns, once for each wish however often it is pressed. What stands in the way of single cells goes to `onRefused`. */
export function useSend(onRefused: (cells: readonly CheckedCell[]) => void): Send {
  const [assign] = useCreateAssignmentsMutation();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<FailureWords>();
  const isUnderWay = useRef(false);
  const keyOf = useIntention();
  const refused = useRefused();
  const send = async (cells: readonly AssignmentCell[]) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setSending(true);
    setFailure(undefined);
    const body = { cells: [...cells] };
    const { data, error } = await assign({ body, idempotencyKey: keyOf(body) });
    isUnderWay.current = false;
    setSending(false);
    if (data) return data.assignmentIds;
    setFailure(refused(error, 'create'));
    if (refusalOf(createAssignments, error) === 'cells_refused') onRefused((refusalDetails(error).cells ?? []) as CheckedCell[]);
    return undefined;
  };
  return { send, isSending, failure };
}

/** Takes what was just assigned back, unless a student has begun. */
export function useUndoSend(): (assignmentIds: number[]) => Undo {
  const { t } = useTranslation('assign');
  const [undo] = useUndoAssignMutation();
  const refused = useRefused();
  return (assignmentIds) => async () => {
    const { data, error } = await undo({ body: { assignmentIds } });
    return data ? { restored: t(($) => $.undone, { count: data.removed }) } : { refused: refused(error, 'undo') };
  };
}
