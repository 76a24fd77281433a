const minute = 60_000;
const warnBefore = minute;
/** So long away, and a shared device may have another student before it. */
const longAway = 30 * minute;

/** `warning`: the screen signs out soon; `over`: now; `asking`: is it still the same student? */
export type Presence = 'here' | 'warning' | 'over' | 'asking';
export type Watched = { idleMinutes: number | undefined /** Students share devices. */; isStudent: boolean };
type Limits = { warn: number; over: number; ask: number };

function limitsOf({ idleMinutes, isStudent }: Watched): Limits {
  const over = idleMinutes === undefined ? Number.POSITIVE_INFINITY : idleMinutes * minute;
  return { over, warn: over - Math.min(warnBefore, over / 2), ask: isStudent ? longAway : Number.POSITIVE_INFINITY };
}

/** How things stand after so many milliseconds without a touch. */
export function presenceAfter(idle: number, watched: Watched): Presence {
  const { warn, over, ask } = limitsOf(watched);
  if (idle >= over) return 'over';
  if (idle >= warn) return 'warning';
  return idle >= ask ? 'asking' : 'here';
}

/** Milliseconds without a touch at which that changes next; undefined when it never does. */
export function nextChange(idle: number, watched: Watched): number | undefined {
  const later = Object.values(limitsOf(watched)).filter((limit) => Number.isFinite(limit) && limit > idle);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** Milliseconds left until the screen signs out. */
export const timeLeft = (idle: number, watched: Watched): number => Math.max(0, limitsOf(watched).over - idle);
