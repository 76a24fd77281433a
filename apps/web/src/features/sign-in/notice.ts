/** Why somebody comes to the sign-in page, told there once. Kept for this tab: the way there may be a reload. */
export type SignInNotice = 'signed-out' | 'session-ended';

const key = 'signInNotice';

export function leaveNotice(notice: SignInNotice): void {
  try {
    sessionStorage.setItem(key, notice);
  } catch {
    // storage forbidden: the page shows its usual words
  }
}

export function readNotice(): SignInNotice | undefined {
  try {
    const notice = sessionStorage.getItem(key);
    return notice === 'signed-out' || notice === 'session-ended' ? notice : undefined;
  } catch {
    return undefined;
  }
}

export function clearNotice(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
