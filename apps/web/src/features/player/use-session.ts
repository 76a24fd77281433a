import type { LessonView } from '@alba/content/lesson-view';
import type { ActivityState } from '@alba/contract/attempts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../lib/store/store.ts';
import { playerApi } from './api.ts';

export type Session = { phase: 'loading' } | { phase: 'failed'; error: unknown } | { phase: 'ready'; activity: ActivityState; lesson: LessonView };

const { loadActivity, loadActivityLesson, beginAttempt } = playerApi.endpoints;
/** Always asked anew: answers kept from an earlier visit would be older than the device's own. */
const fresh = { forceRefetch: true, subscribe: false } as const;

/** Loads where the student stands and the lesson, and begins the attempt when it was not begun. `reload` asks again without a blank page. */
export function useSession(activityId: number): { session: Session; reload: () => Promise<void>; restart: () => void } {
  const dispatch = useAppDispatch();
  const [session, setSession] = useState<Session>({ phase: 'loading' });
  const run = useRef(0);

  const load = useCallback(
    async (isQuiet: boolean) => {
      run.current += 1;
      const own = run.current;
      const show = (next: Session) => own === run.current && setSession(next);
      if (!isQuiet) show({ phase: 'loading' });
      const call = { params: { activityId } };
      const [activity, lesson] = await Promise.all([
        dispatch(loadActivity.initiate(call, fresh)),
        dispatch(loadActivityLesson.initiate(call, { subscribe: false })),
      ]);
      if (activity.data === undefined || lesson.data === undefined) {
        // a quiet reload that fails leaves what is on the screen
        if (!isQuiet) show({ phase: 'failed', error: activity.error ?? lesson.error });
        return;
      }
      if (activity.data.state !== 'NOT_STARTED') return void show({ phase: 'ready', activity: activity.data, lesson: lesson.data });
      const begun = await dispatch(beginAttempt.initiate(call, { track: false }));
      if (begun.data === undefined) show({ phase: 'failed', error: begun.error });
      else show({ phase: 'ready', activity: begun.data, lesson: lesson.data });
    },
    [activityId, dispatch],
  );

  useEffect(() => {
    void load(false);
    return () => {
      run.current += 1;
    };
  }, [load]);

  return { session, reload: useCallback(() => load(true), [load]), restart: useCallback(() => void load(false), [load]) };
}
