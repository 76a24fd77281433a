import type { Person } from './api.ts';

/** What the product itself keeps in local storage of a device where this person signed in. */
export function keptOf(person: Person, { hasLanding = false } = {}): { name: string; value: string }[] {
  const { accountId, tokenResponse, accountInfo, preferences, permissions } = person.session;
  const auth = { tokenResponse, accountInfo, isAuthenticated: true, preferences, permissions, googleIdToken: '', currentAccountId: accountId };
  const settings = { withoutLanding: hasLanding ? [] : [accountInfo.individualId] };
  return [
    { name: 'auth', value: JSON.stringify(auth) },
    { name: 'settings', value: JSON.stringify(settings) },
  ];
}
