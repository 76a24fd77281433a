import { type FinishReply, finishProviderSignIn, type ProviderId } from '@alba/contract/providers';
import { callServer } from '../../lib/api/call-server.ts';
import { takeUnderway } from '../../lib/provider-flow/binder.ts';
import { deviceId } from '../../lib/session/device.ts';

/** `search` is what the provider put behind our address: `state` with `code` or `error`. Clever’s portal sends a code without a state. */
export type Arrival = { previousPath: string } & ({ reply: FinishReply } | { error: unknown });

export const hasArrived = (search: URLSearchParams): boolean => search.has('state') && (search.has('code') || search.has('error'));

let last: { key: string; arrival: Promise<Arrival> } | undefined;

/** Finishes a sign-in; asked twice for the same answer, it is finished once. */
export function arrive(provider: ProviderId, search: URLSearchParams): Promise<Arrival> {
  const key = `${provider} ${search}`;
  if (last?.key !== key) last = { key, arrival: finish(provider, search) };
  return last.arrival;
}

async function finish(provider: ProviderId, search: URLSearchParams): Promise<Arrival> {
  const given = (name: string) => search.get(name) ?? undefined;
  const underway = takeUnderway(provider);
  const { data, error } = await callServer(finishProviderSignIn, {
    params: { provider },
    // Without a binder this tab did not begin: the server refuses it, and uses the state up.
    body: {
      state: given('state') ?? '',
      binder: underway?.binder ?? 'none',
      code: given('code'),
      iss: given('iss'),
      error: given('error'),
      deviceId: deviceId(),
    },
  });
  const previousPath = underway?.previousPath ?? '/';
  return data ? { reply: data, previousPath } : { error, previousPath };
}
