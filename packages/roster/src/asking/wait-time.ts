import type { RosterReply } from '../server-source.ts';

const longest = 60_000;

/** Milliseconds until a busy server wants to be asked again: seconds or a date (Retry-After), or a time in Unix seconds (X-RateLimit-Reset). */
export function askedToWait({ headers }: Pick<RosterReply, 'headers'>, now: Date): number | undefined {
  const after = headers['retry-after']?.trim();
  if (after !== undefined && /^\d{1,9}$/.test(after)) return Number(after) * 1000;
  const date = after === undefined ? Number.NaN : Date.parse(after);
  if (!Number.isNaN(date)) return Math.max(0, date - now.getTime());
  const reset = Number(headers['x-ratelimit-reset'] || Number.NaN);
  return Number.isNaN(reset) ? undefined : Math.max(0, reset * 1000 - now.getTime());
}

/** Never longer than a minute, whatever the server wishes; a little more by chance, so that districts do not all come back at once. */
export function waitTime(asked: number | undefined, { attempt, random }: { attempt: number; random: number }): number {
  const wished = asked ?? 1000 * 2 ** attempt;
  return Math.round(Math.min(wished, longest) * (1 + random / 4));
}
