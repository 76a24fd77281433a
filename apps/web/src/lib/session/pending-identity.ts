import type { PendingIdentity } from '@alba/contract/providers';

const key = 'pendingIdentity';
/** The server keeps it no longer either. */
const lifeMs = 30 * 60_000;

/**
 * Who somebody has shown to Google or Clever to be, on the way to an account here: the page that the provider comes back to leaves it,
 * `/login/completeaccount` goes on with it. Kept for this tab alone.
 */
export function keepPendingIdentity(pending: PendingIdentity): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...pending, until: Date.now() + lifeMs }));
  } catch {
    // storage forbidden: sign-up goes on with a password
  }
}

export function readPendingIdentity(): PendingIdentity | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isLive(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPendingIdentity(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

function isLive(kept: unknown): kept is PendingIdentity {
  if (typeof kept !== 'object' || kept === null) return false;
  const { ticket, provider, until } = kept as Partial<PendingIdentity & { until: number }>;
  return typeof ticket === 'string' && (provider === 'google' || provider === 'clever') && typeof until === 'number' && until > Date.now();
}
