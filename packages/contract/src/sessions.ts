import { signInMeans } from '@alba/domain/sessions';
import { z } from 'zod';
import { done, endpoint } from './endpoint.ts';

const sessionId = z.uuid();

/** One place where the viewer is signed in. */
export const ownSession = z.strictObject({
  sessionId,
  /** The one that asks. */
  isThis: z.boolean(),
  /** Names of products, as the browser told them when the session began; absent where it told nothing known. */
  browser: z.string().optional(),
  system: z.string().optional(),
  /** Absent for sessions older than this list. */
  means: z.enum(signInMeans).optional(),
  /** Milliseconds; the last call is known to ten minutes. */
  signedInAt: z.int(),
  lastSeenAt: z.int(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Newest use first, this one before all; 50 at most. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/v1/account/sessions',
  reply: z.strictObject({ sessions: z.array(ownSession) }),
});

/** Signs one of the viewer's own sessions out. It stops counting within 5 seconds. */
export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/v1/account/sessions/:session',
  params: z.strictObject({ session: sessionId }),
  reply: done,
  refusals: ['session_not_found'],
});

/** Signs every session of the viewer out but the one that asks. */
export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/v1/account/sessions',
  reply: done,
});
