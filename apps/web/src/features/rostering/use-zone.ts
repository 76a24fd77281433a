import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';

/** The zone of the administrator's institution: times are told as on its wall. */
export function useZone(): string {
  const auth = useAppSelector((state) => state.auth);
  return viewerOf(auth)?.timeZone ?? 'UTC';
}
