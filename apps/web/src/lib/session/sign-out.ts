import { signOut } from '@alba/contract/auth';
import { send } from '../api/transport.ts';
import type { AuthState } from './auth-slice.ts';

/**
 * Tells the server that this session is over. Best effort and never waited for: without a connection the session still ends
 * here, and on the server by its own idle limit.
 */
export async function revokeSession({ tokenResponse }: AuthState): Promise<void> {
  if (tokenResponse.refreshToken !== '') await send(signOut, { body: { refreshToken: tokenResponse.refreshToken } }, '');
}
