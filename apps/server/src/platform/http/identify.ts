import type { FastifyRequest } from 'fastify';
import type { AccessTokens } from '../tokens/index.ts';
import type { Policy } from './policy.ts';
import { Refusal, TokenRefused } from './refuse.ts';
import type { IsSessionCurrent, Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | undefined;
  }
}

type Identify = { allow: Policy; accessTokens: AccessTokens; isSessionCurrent: IsSessionCurrent };

/**
 * Sets who makes the call, and refuses before anything of the body is read: 401 without a token, 403 without a body for one
 * that no longer counts, 403 `not_allowed` for the wrong role. Calls that are open to anyone take a bad token for none,
 * so that signing in and refreshing work with an old one still in the header.
 */
export function identify({ allow, accessTokens, isSessionCurrent }: Identify) {
  const isOpen = allow(undefined);
  return async (request: FastifyRequest): Promise<void> => {
    const header = request.headers.authorization;
    if (header !== undefined) {
      const viewer = accessTokens.verify(/^Bearer ([\w.-]{1,4000})$/i.exec(header)?.[1] ?? '');
      if (viewer && (await isSessionCurrent(viewer))) request.viewer = viewer;
      else if (!isOpen) throw new TokenRefused();
    }
    if (allow(request.viewer)) return;
    throw new Refusal(request.viewer ? 'not_allowed' : 'not_signed_in');
  };
}
