const key = 'classScreen';

/** The screen of a class that this device shows: after one child has signed out the next comes back to it. */
export function rememberScreen(code: string, secondsLeft: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ code, until: Date.now() + secondsLeft * 1000 }));
  } catch {
    // storage full or forbidden: the children open it anew
  }
}

/** Its code while it is open. */
export function lastScreen(): string | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { code?: unknown; until?: unknown } | null;
    return typeof saved?.code === 'string' && typeof saved.until === 'number' && saved.until > Date.now() ? saved.code : undefined;
  } catch {
    return undefined;
  }
}
