/** A visible, used tab reports itself this often (D22). */
export const heartbeatSeconds = 30;
/** A gap longer than this means the machine slept or the tab was hidden. */
const longestGap = 45;

/** Seconds a heartbeat adds: the time since the last one from any tab, nothing after a gap. Two tabs never count twice. */
export function creditedSeconds(last: Date | undefined, now: Date): number {
  if (last === undefined) return 0;
  const gap = (now.getTime() - last.getTime()) / 1000;
  return gap <= 0 || gap > longestGap ? 0 : Math.round(gap);
}

/** `m:ss` up to 59:59, then `h:mm:ss` (D22). */
export function formatSeconds(total: number): string {
  const seconds = Math.max(0, Math.floor(total));
  const pad = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
