/** Why somebody comes to the sign-in page, told there once. Kept for this tab: the way there may be a reload. */
const notices = ['signed-out', 'session-ended', 'token-unreadable'] as const;
export type SignInNotice = (typeof notices)[number];

/** Whose session ended on this page. Never stored: the sign-in page knows nobody (issue 4). */
let lastPerson: number | undefined;

export function rememberPerson(accountId: number | undefined): void {
  lastPerson = accountId;
}

/** Whether somebody else signs in than the one who was on the page before: that page is not theirs to return to. */
export const isSomebodyElse = (accountId: number): boolean => lastPerson !== undefined && lastPerson !== accountId;

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
    return notices.find((known) => known === notice);
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
