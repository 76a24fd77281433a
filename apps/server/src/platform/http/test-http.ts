import type { IdentityClaims } from '@alba/contract/auth';
import type { FastifyInstance } from 'fastify';
import { fixedClock } from '../clock/index.ts';
import { type Db, openDb } from '../db/index.ts';
import { createLog } from '../log/index.ts';
import type { Storage } from '../storage/index.ts';
import { createAccessTokens } from '../tokens/index.ts';
import type { Route } from './route.ts';
import { createHttp, type HttpOptions } from './server.ts';

export const testClaims: IdentityClaims = {
  personId: 7,
  role: 'student',
  roles: ['student'],
  districtId: 1,
  schoolId: 2,
  networkId: 3,
  edition: 'us',
  displayName: 'Maya',
  sessionId: 's',
  sessionVersion: 1,
  lastSignInDateMillis: 0,
  timeZone: 'America/New_York',
  isComplete: true,
};

const noStorage = () => Promise.reject(new Error('no storage'));
const emptyStorage: Storage = {
  ...{ put: noStorage, putStream: noStorage, remove: noStorage },
  ...{ get: async () => undefined, exists: async () => false, async *storedBefore() {} },
};

/** A server with these routes alone, for tests of what is the same for all calls. Lines of its log are kept in `logged`. */
export async function testHttp(routes: Route[], { db, ...options }: Partial<HttpOptions> & { db?: Db } = {}) {
  const clock = fixedClock('2026-03-02T12:00:00Z');
  const accessTokens = createAccessTokens(Buffer.alloc(32, 1), clock);
  const logged: string[] = [];
  const app: FastifyInstance = await createHttp({
    routes,
    db: db ?? openDb({ url: 'postgresql://nobody@127.0.0.1:8109/none' }),
    clock,
    accessTokens,
    isSessionCurrent: async () => true,
    checkReplies: true,
    log: createLog({ level: 'info', readable: false, to: { write: (line) => void logged.push(line) } }),
    storage: emptyStorage,
    isReady: async () => true,
    version: '0.0.0',
    ...options,
  });
  const bearer = (claims: Partial<IdentityClaims> = {}) => ({ authorization: `Bearer ${accessTokens.sign({ ...testClaims, ...claims })}` });
  return { app, clock, logged, bearer };
}
