import type { ActivityState, AnswerState } from '@alba/contract/attempts';
import { useCallback, useEffect, useState } from 'react';
import { type SaveQueue, stopReasonOf } from '../../lib/save-queue/index.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { playerApi } from './api.ts';
import { intentionAnswered, intentionKey, isAnswerOfServer } from './intention.ts';
import { knownOf } from './use-queue.ts';

export type Checks = {
  states: Readonly<Record<string, AnswerState>>;
  checkingId: string | undefined;
  failure: { questionId: string; error: unknown } | undefined;
  check: (questionId: string) => Promise<AnswerState | undefined>;
};

/** What checking told, question by question, and how to check: everything typed is sent first, then one try is used, once. */
export function useChecks(given: { activity: ActivityState; accountId: number; queue: SaveQueue | undefined; reload: () => Promise<void> }): Checks {
  const { activity, accountId, queue, reload } = given;
  const { attemptId } = activity;
  const dispatch = useAppDispatch();
  const [states, setStates] = useState<Record<string, AnswerState>>(() => byId(activity.answers));
  const [checkingId, setCheckingId] = useState<string>();
  const [failure, setFailure] = useState<Checks['failure']>();

  useEffect(() => {
    setStates(byId(activity.answers));
    queue?.learn(knownOf(activity.answers));
  }, [activity.answers, queue]);

  useEffect(() => {
    // what failed for want of a connection can be tried again: the words that it could not would now be wrong
    const forget = () => setFailure((before) => (before && isAnswerOfServer(before.error) ? before : undefined));
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, []);

  const check = useCallback(
    async (questionId: string) => {
      if (!queue || attemptId === undefined) return undefined;
      setCheckingId(questionId);
      setFailure(undefined);
      try {
        if (!(await queue.sendAll())) {
          setFailure({ questionId, error: { status: 'FETCH_ERROR', error: 'not sent' } });
          return undefined;
        }
        const response = queue.view().answers[questionId];
        if (!response) return undefined;
        const rev = queue.revOf(questionId);
        const what = `check/${attemptId}/${questionId}/${rev}`;
        const call = { params: { attemptId }, body: { questionId, rev, response }, idempotencyKey: intentionKey(accountId, what) };
        const { data, error } = await dispatch(playerApi.endpoints.checkAnswer.initiate(call, { track: false }));
        if (data || isAnswerOfServer(error)) intentionAnswered(accountId, what);
        if (data) {
          setStates((before) => ({ ...before, [questionId]: data }));
          queue.learn(knownOf([data]));
          queue.tellChecked(questionId);
          return data;
        }
        const reason = stopReasonOf(error);
        if (reason) queue.stop(reason);
        // the other refusals tell that this tab is behind: locked elsewhere, or checking switched off
        else if (isAnswerOfServer(error)) await reload();
        setFailure(reason ? undefined : { questionId, error });
        return undefined;
      } finally {
        setCheckingId(undefined);
      }
    },
    [queue, attemptId, accountId, dispatch, reload],
  );
  return { states, checkingId, failure, check };
}

const byId = (answers: readonly AnswerState[]) => Object.fromEntries(answers.map((answer) => [answer.questionId, answer]));
