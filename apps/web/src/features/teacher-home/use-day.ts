import { useEffect, useEffectEvent } from 'react';
import { useTeacherDayQuery } from './api.ts';

/** A day that is older than this is asked for anew when the page is come back to. */
const freshSeconds = 30;

/** The teacher's day. Asked for again when the tab is shown again: students work meanwhile. */
export function useDay() {
  const query = useTeacherDayQuery({}, { refetchOnMountOrArgChange: freshSeconds });
  const { data, isFetching, refetch } = query;
  const catchUp = useEffectEvent(() => {
    const isOld = data !== undefined && Date.now() - Date.parse(data.asOf) > freshSeconds * 1000;
    if (document.visibilityState === 'visible' && isOld && !isFetching) void refetch();
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', catchUp);
    return () => document.removeEventListener('visibilitychange', catchUp);
  }, []);
  return query;
}
