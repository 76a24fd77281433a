const key = 'lastActive';
/** Often enough for a limit of minutes, seldom enough for a scroll. */
const writeEvery = 5_000;
let lastHere = 0;

/** What somebody does who is there; the last two are somebody who listens or watches. */
export const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart', 'input', 'read-aloud', 'timeupdate'] as const;

/** Somebody is there. All tabs share one clock, so that reading in one keeps the others open. */
export function noteActivity({ now = Date.now(), isCertain = false }: { now?: number; isCertain?: boolean } = {}): void {
  if (!isCertain && now - lastHere < writeEvery && now >= lastHere) return;
  lastHere = now;
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // storage full or forbidden: this tab keeps its own clock
  }
}

/** When somebody was last there in any tab; undefined when nobody knows. */
export function lastActivity(now = Date.now()): number | undefined {
  // a clock that was put back must not keep a session open
  const known = [lastHere, storedActivity()].filter((moment) => moment > 0 && moment <= now);
  return known.length === 0 ? undefined : Math.max(...known);
}

/** The session is over: the clock of the next one begins with it. */
export function forgetActivity(): void {
  lastHere = 0;
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** Calls back when somebody did something in another tab. Returns what ends it. */
export function onActivityElsewhere(hear: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) hear();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function storedActivity(): number {
  try {
    const stored = Number(localStorage.getItem(key));
    return Number.isSafeInteger(stored) ? stored : 0;
  } catch {
    return 0;
  }
}
