import type { ProviderId } from '@alba/contract/providers';

/** What this tab keeps while the browser is at a provider: its own secret, and where the person wanted to go. */
export type Underway = { binder: string; previousPath: string };

const keyOf = (provider: ProviderId) => `signInWith-${provider}`;

export function keepUnderway(provider: ProviderId, underway: Underway): void {
  try {
    sessionStorage.setItem(keyOf(provider), JSON.stringify(underway));
  } catch {
    // storage forbidden: the sign-in cannot be finished here, and the page says so when it comes back
  }
}

/** Good once. */
export function takeUnderway(provider: ProviderId): Underway | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(provider)) ?? 'null');
    sessionStorage.removeItem(keyOf(provider));
    return isUnderway(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isUnderway(kept: unknown): kept is Underway {
  if (typeof kept !== 'object' || kept === null) return false;
  const { binder, previousPath } = kept as Partial<Underway>;
  return typeof binder === 'string' && typeof previousPath === 'string';
}
