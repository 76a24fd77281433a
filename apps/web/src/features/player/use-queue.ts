import type { ActivityState } from '@alba/contract/attempts';
import { questionState } from '@alba/domain/attempts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openTabChannel, SaveQueue, type SaveQueueView, sendOnLeave, sendSaves } from '../../lib/save-queue/index.ts';
import { store, useAppDispatch } from '../../lib/store/store.ts';

const nothing: SaveQueueView = { answers: {}, status: 'saved', stopped: undefined, isReady: false };

/** Answers of the server as the queue wants them. */
export function knownOf(answers: ActivityState['answers']) {
  return answers.map(({ questionId, rev, response, tries, right }) => ({
    questionId,
    rev,
    response,
    isLocked: questionState({ tries, right: right === true, submitted: false }) !== 'open',
  }));
}

/** The queue of an attempt under way, with what makes it send: leaving the page, coming back, the network. */
export function useQueue(given: { activity: ActivityState; accountId: number; onBehind: () => void }): { queue: SaveQueue | undefined; view: SaveQueueView } {
  const { activity, accountId, onBehind } = given;
  const { attemptId } = activity;
  const isWork = activity.state === 'IN_PROGRESS' && attemptId !== undefined;
  const dispatch = useAppDispatch();
  const [queue, setQueue] = useState<SaveQueue>();
  const latest = useRef({ activity, onBehind });
  latest.current = { activity, onBehind };

  useEffect(() => {
    if (!isWork) return;
    const made = new SaveQueue({
      accountId,
      attemptId,
      known: knownOf(latest.current.activity.answers),
      channel: openTabChannel({ accountId, attemptId }),
      send: (answers) => sendSaves(dispatch, attemptId, answers),
      sendOnLeave: (answers) => sendOnLeave(attemptId, answers),
      isMine: () => store.getState().auth.currentAccountId === accountId,
      onBehind: () => latest.current.onBehind(),
      onCheckedElsewhere: () => latest.current.onBehind(),
    });
    setQueue(made);
    const stopListening = listen(made, () => latest.current.onBehind());
    return () => {
      stopListening();
      made.close();
      setQueue(undefined);
    };
  }, [isWork, attemptId, accountId, dispatch]);

  const view = useSyncExternalStore(queue?.subscribe ?? noSubscription, queue?.view ?? (() => nothing));
  return { queue, view };
}

const noSubscription = () => () => undefined;
/** After this long out of sight another device may have gone on. */
const longAway = 30_000;

function listen(queue: SaveQueue, onBack: () => void): () => void {
  let hiddenAt = 0;
  const onLeave = () => queue.leave();
  const onVisible = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      queue.leave();
    } else {
      queue.retry();
      if (hiddenAt > 0 && Date.now() - hiddenAt > longAway) onBack();
    }
  };
  const onOnline = () => queue.retry();
  window.addEventListener('pagehide', onLeave);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
