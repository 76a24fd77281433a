import { refreshToken, type TokenResponse } from '@alba/contract/auth';
import type { AnyEndpoint } from '@alba/contract/endpoint';
import type { LooseArguments } from '../api/call.ts';
import { type Answer, send } from '../api/transport.ts';
import type { AuthState } from './auth-slice.ts';
import { readStored } from './auth-storage.ts';

/**
 * The one place that reads and renews the session. Features call the API and never see a token, so that a cookie mode can
 * come without touching them (D1).
 */
export type SessionKeeper = {
  auth: () => AuthState;
  renewed: (tokens: TokenResponse) => void;
  adoptedFromStorage: (state: AuthState) => void;
  /** The session cannot be renewed: state is reset and the person goes to login. */
  ended: () => void;
};

/** What became of a renewal: a token to go on with, a session that is over, or no answer yet (then the person stays signed in). */
type Renewal = { kind: 'renewed' } | { kind: 'ended' } | { kind: 'failed'; answer: Answer };

let renewal: Promise<Renewal> | undefined;

/** Sends a call; when the token has ended renews it once, shared by all waiting calls, and repeats the call once (P-SESSION). */
export async function callWithSession(keeper: SessionKeeper, endpoint: AnyEndpoint, given: LooseArguments): Promise<Answer> {
  const { currentAccountId: caller, tokenResponse } = keeper.auth();
  const answer = await send(endpoint, given, tokenResponse.accessToken);
  if (!isTokenEnd(answer) || tokenResponse.accessToken === '') return answer;
  renewal ??= renew(keeper, tokenResponse.accessToken).finally(() => {
    renewal = undefined;
  });
  const outcome = await renewal;
  if (outcome.kind === 'failed') return outcome.answer;
  // Somebody else may have signed in meanwhile, here or in another tab: one person's call never goes out in another's name.
  if (outcome.kind === 'ended' || keeper.auth().currentAccountId !== caller) return answer;
  return send(endpoint, given, keeper.auth().tokenResponse.accessToken);
}

/** Product.md section 4: a 403 without a body, and nothing else, says that the access token has ended. */
const isTokenEnd = (answer: Answer) => 'error' in answer && answer.error.status === 403 && 'data' in answer.error && answer.error.data === undefined;

async function renew(keeper: SessionKeeper, endedToken: string): Promise<Renewal> {
  const before = adoptNewer(keeper, endedToken);
  if (before) return before;
  const answer = await send(refreshToken, { body: { refreshToken: keeper.auth().tokenResponse.refreshToken } }, '');
  if ('data' in answer) {
    keeper.renewed(answer.data as TokenResponse);
    return { kind: 'renewed' };
  }
  if (!isRefused(answer)) return { kind: 'failed', answer };
  // Another tab may have used our refresh token while ours was on its way, and hold the good one.
  const after = adoptNewer(keeper, endedToken);
  if (after) return after;
  keeper.ended();
  return { kind: 'ended' };
}

/** Goes on with what another tab, or this one, has got since the token ended; undefined when there is nothing newer. */
function adoptNewer(keeper: SessionKeeper, endedToken: string): Renewal | undefined {
  if (keeper.auth().tokenResponse.accessToken !== endedToken) return { kind: keeper.auth().isAuthenticated ? 'renewed' : 'ended' };
  const stored = readStored();
  // a browser that refuses storage has nothing newer than this tab
  if (!stored || stored.tokenResponse.accessToken === endedToken) return undefined;
  if (!stored.isAuthenticated) {
    keeper.ended();
    return { kind: 'ended' };
  }
  keeper.adoptedFromStorage(stored);
  return { kind: 'renewed' };
}

/**
 * Whether our server refused the refresh token. A dropped connection, a busy server or a school filter's own 403 page must
 * not sign anybody out.
 */
function isRefused(answer: Answer): boolean {
  if (!('error' in answer) || !('data' in answer.error)) return false;
  const code = answer.error.data?.code;
  return code === 'refresh_refused' || code === 'invalid_input';
}
