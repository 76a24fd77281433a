import type { submitAttempt } from '@alba/contract/attempts';
import type { ReplyOf } from '@alba/contract/endpoint';
import { useCallback, useState } from 'react';
import { refusalDetails } from '../../lib/api/refusal-of.ts';
import { type SaveQueue, stopReasonOf } from '../../lib/save-queue/index.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { playerApi } from './api.ts';
import { intentionAnswered, intentionKey, isAnswerOfServer } from './intention.ts';

export type Receipt = ReplyOf<typeof submitAttempt>;
/** `receipt` is missing when another tab or device had turned it in already. */
export type TurnInResult = { isTurnedIn: true; receipt?: Receipt } | { isTurnedIn: false };

const mostRounds = 3;

/** Turns the attempt in, exactly once: everything typed goes first, then the list of revisions; what the server misses is sent again. */
export function useTurnIn(given: { attemptId: number | undefined; accountId: number; queue: SaveQueue | undefined }) {
  const { attemptId, accountId, queue } = given;
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  const turnIn = useCallback(async (): Promise<TurnInResult> => {
    if (!queue || attemptId === undefined) return { isTurnedIn: false };
    setBusy(true);
    setError(undefined);
    try {
      const outcome = await send({
        queue,
        attemptId,
        accountId,
        submit: (call) => dispatch(playerApi.endpoints.submitAttempt.initiate(call, { track: false })),
      });
      if ('error' in outcome) setError(outcome.error);
      return 'error' in outcome ? { isTurnedIn: false } : { isTurnedIn: true, receipt: outcome.receipt };
    } finally {
      setBusy(false);
    }
  }, [queue, attemptId, accountId, dispatch]);
  return { turnIn, isBusy, error, forgetError: useCallback(() => setError(undefined), []) };
}

type Submit = (call: {
  params: { attemptId: number };
  body: { revs: Record<string, number> };
  idempotencyKey: string;
}) => Promise<{ data?: Receipt; error?: unknown }>;
type Sending = { queue: SaveQueue; attemptId: number; accountId: number; submit: Submit };

async function send({ queue, attemptId, accountId, submit }: Sending): Promise<{ receipt: Receipt | undefined } | { error: unknown }> {
  let last: unknown = { status: 'FETCH_ERROR', error: 'not sent' };
  for (let round = 0; round < mostRounds; round += 1) {
    if (!(await queue.sendAll())) {
      if (queue.view().stopped === 'submitted') return { receipt: undefined };
      return { error: last };
    }
    const revs = queue.revsToTurnIn();
    const what = `submit/${attemptId}/${JSON.stringify(revs)}`;
    const { data, error } = await submit({ params: { attemptId }, body: { revs }, idempotencyKey: intentionKey(accountId, what) });
    if (data || isAnswerOfServer(error)) intentionAnswered(accountId, what);
    if (data) {
      queue.stop('submitted');
      return { receipt: data };
    }
    const reason = stopReasonOf(error);
    if (reason) queue.stop(reason);
    if (reason === 'submitted') return { receipt: undefined };
    last = error;
    const missing = refusalDetails(error).questionIds;
    if (!Array.isArray(missing)) return { error };
    queue.missingOnServer(missing.map(String));
  }
  return { error: last };
}
