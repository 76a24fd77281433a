import { type ProviderId, startProviderConnect, startProviderSignIn } from '@alba/contract/providers';
import { callServer } from '../api/call-server.ts';
import { hostEdition } from '../edition.ts';
import { deviceId } from '../session/device.ts';
import { keepUnderway } from './binder.ts';

/** Sends the browser to a provider to say who the person is; returns the error when that is not possible. */
export async function leaveToSignIn(provider: ProviderId, previousPath: string): Promise<unknown> {
  const { data, error } = await callServer(startProviderSignIn, { params: { provider }, body: { edition: hostEdition(), deviceId: deviceId() } });
  return data ? leave(provider, { ...data, previousPath }) : error;
}

/** The same for an account that is signed in: to connect it, or to allow what importing classes needs. Comes back to `previousPath`. */
export async function leaveToConnect(allow: 'identity' | 'classroom', previousPath: string): Promise<unknown> {
  const { data, error } = await callServer(startProviderConnect, { params: { provider: 'google' }, body: { allow } });
  return data ? leave('google', { ...data, previousPath }) : error;
}

function leave(provider: ProviderId, { url, binder, previousPath }: { url: string; binder: string; previousPath: string }): undefined {
  keepUnderway(provider, { binder, previousPath });
  // Back leads to where the person came from, not to a page that would send them away again.
  location.replace(url);
}
