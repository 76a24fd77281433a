import type { ActivityState } from '@alba/contract/attempts';
import { useState } from 'react';
import { useAppDispatch } from '../../lib/store/store.ts';
import { playerApi } from './api.ts';

/** The reading level in use. A choice shows at once; the server keeps it for the next visit. */
export function useLevel(activity: ActivityState): { level: number; isLocked: boolean; choose: (level: number) => void } {
  const dispatch = useAppDispatch();
  const [level, setLevel] = useState(activity.level);
  const [isLocked, setLocked] = useState(activity.levelLocked);
  const { attemptId, state } = activity;
  const choose = (next: number) => {
    setLevel(next);
    // after turning in it is only a way of reading
    if (attemptId === undefined || state !== 'IN_PROGRESS') return;
    void dispatch(playerApi.endpoints.chooseLevel.initiate({ params: { attemptId }, body: { level: next } }, { track: false })).then(({ error }) => {
      if ((error as { data?: { code?: string } } | undefined)?.data?.code !== 'level_locked') return;
      setLocked(true);
      setLevel(activity.level);
    });
  };
  return { level, isLocked, choose };
}
