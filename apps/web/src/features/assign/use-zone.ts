import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';

/** The zone of the teacher's school, in which days begin and end. */
export function useZone(): string {
  return useAppSelector(({ auth }) => viewerOf(auth)?.timeZone ?? 'UTC');
}
