import { heartbeatSeconds } from '@alba/domain/scoring';
import { useEffect } from 'react';
import { type SaveQueue, stopReasonOf } from '../../lib/save-queue/index.ts';
import { useAppDispatch } from '../../lib/store/store.ts';
import { playerApi } from './api.ts';

/** Without input, scrolling or reading aloud for this long nobody is taken to be reading (D22). */
const idleAfter = 2 * 60_000;
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'input', 'read-aloud'] as const;

/** Reports active time: once when the lesson opens, then every 30 s while the tab is seen and used. */
export function useHeartbeat(attemptId: number | undefined, queue: SaveQueue | undefined): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (attemptId === undefined || !queue) return;
    let isOver = false;
    let lastSign = Date.now();
    const onSign = () => {
      lastSign = Date.now();
    };
    const report = async (kind: 'start' | 'beat') => {
      const { error } = await dispatch(playerApi.endpoints.reportActivity.initiate({ params: { attemptId }, body: { kind } }, { track: false }));
      // a reset or a removed lesson is learnt here, even while only reading
      const reason = error && stopReasonOf(error);
      if (reason && !isOver) queue.stop(reason);
    };
    void report('start');
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - lastSign < idleAfter) void report('beat');
    }, heartbeatSeconds * 1000);
    for (const sign of signsOfLife) document.addEventListener(sign, onSign, { capture: true, passive: true });
    return () => {
      isOver = true;
      clearInterval(timer);
      for (const sign of signsOfLife) document.removeEventListener(sign, onSign, { capture: true });
    };
  }, [attemptId, queue, dispatch]);
}
