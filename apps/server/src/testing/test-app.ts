import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyEndpoint, BodyOf, RefusalBody, ReplyOf } from '@alba/contract/endpoint';
import type { Role } from '@alba/domain/accounts';
import { builders, type Given } from '@alba/testing/server/given';
import { type GivenPerson, givenPassword } from '@alba/testing/server/people';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { z } from 'zod';
import { buildApp } from '../app.ts';
import { readSettings, type Settings } from '../env.ts';
import { lockAccount } from '../modules/auth/account-repository.ts';
import { openSession } from '../modules/auth/session-service.ts';
import { fixedClock } from '../platform/clock/index.ts';
import { countStatements, type Db, poolOf, transact } from '../platform/db/index.ts';
import { createTestDatabase } from '../platform/embedded-postgres/test-cluster.ts';
import { createLog } from '../platform/log/index.ts';
import { hashPassword } from '../platform/passwords/index.ts';
import { folderStorage, type Storage } from '../platform/storage/index.ts';
import { createAccessTokens, keysFrom } from '../platform/tokens/index.ts';
import { createTypesetter } from '../platform/typeset/index.ts';

type Input<S> = S extends z.ZodType ? z.input<S> : never;
type Parts<E> = E extends { params: infer P; query: infer Q; body: infer B } ? { params?: Input<P>; query?: Input<Q>; body?: Input<B> } : never;
export type CallOptions<E> = Parts<E> & { idempotencyKey?: string; headers?: Record<string, string>; ip?: string };

/** The reply of the call or what it was refused with. `headers` and `text` are there to ask, but not compared by `toEqual`. */
export type Answer<E> = {
  status: number;
  body: ReplyOf<E> & Partial<Pick<RefusalBody, 'issues' | 'details' | 'requestId'>> & { code?: string };
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
};

/** Any reply at all. */
export type RawAnswer = {
  status: number;
  body: Partial<RefusalBody> & Record<string, unknown>;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
};

export type Caller = {
  /** Makes a call of the contract; what travels is typed by it. */
  call<E extends AnyEndpoint>(endpoint: E, options?: CallOptions<E>): Promise<Answer<E>>;
  /** Makes a call with anything in it, also what the contract forbids. */
  send(request: {
    method: string;
    path: string;
    query?: Record<string, string>;
    body?: unknown;
    headers?: Record<string, string>;
    ip?: string;
  }): Promise<RawAnswer>;
};

/** A session of a person, without going through the password. */
export type SignedIn = Caller & { accessToken(): Promise<string>; refreshToken(): Promise<string> };

export type TestApp = {
  given: Given;
  as(person: GivenPerson, options?: { role?: Role }): SignedIn;
  anonymous: Caller;
  clock: ReturnType<typeof fixedClock>;
  db: Db;
  /** With the owner's rights. */
  owner: Db;
  app: FastifyInstance;
  /** Where the application looks for pictures. */
  storage: Storage;
  /** Runs `work` and tells the statements it sent. */
  statements<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }>;
  close(): Promise<void>;
};

export const keysOfTests = keysFrom('a secret of tests that is long enough to be one');
const keys = keysOfTests;
let hashOfGivenPassword: Promise<string> | undefined;

/**
 * The whole application on a database of its own, with a clock that stands still at a Monday noon. Made inside a test, it
 * ends with the test; made in `beforeAll`, give `close` back to it.
 */
export async function testApp({ now = '2026-03-09T16:00:00Z', settings }: { now?: string; settings?: Partial<Settings> } = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const clock = fixedClock(now);
  const { db, owner } = database;
  hashOfGivenPassword ??= hashPassword(givenPassword);
  const passwordHash = await hashOfGivenPassword;
  const dataDir = join(tmpdir(), 'alba-test-data');
  const storage = folderStorage(join(dataDir, 'media'));
  const log = createLog({ level: 'silent', readable: false });
  const app = await buildApp({
    db,
    clock,
    keys,
    log,
    settings: { ...readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }), webDist: '', ...settings },
    storage,
    documents: folderStorage(join(dataDir, 'documents')),
    typesetter: createTypesetter(),
    isReady: async () => true,
  });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= app.close().then(() => database.drop()));
  closeWithTest(close);
  const query = async (text: string, values: readonly unknown[]) => (await poolOf(owner).query(text, [...values])).rows as Record<string, unknown>[];
  const given = builders({ query, now: clock.now, passwordHash });
  const accessTokens = createAccessTokens(keys.accessToken, clock);
  const services = { accessTokens, keys, log };

  function as(person: GivenPerson, { role = person.role }: { role?: Role } = {}): SignedIn {
    const { districtId, personId } = person;
    let opened: ReturnType<typeof open> | undefined;
    const open = () =>
      transact(db, async (tx) =>
        openSession(tx, services, { account: await lockAccount(tx, { districtId, personId }), role, means: 'password', now: clock.now() }),
      );
    const session = () => (opened ??= open());
    // Signed anew for every call, so that a test may move the clock by days.
    const accessToken = async () => accessTokens.sign((await session()).claims);
    return {
      ...callerOf(app, async () => ({ authorization: `Bearer ${await accessToken()}` })),
      accessToken,
      refreshToken: async () => (await session()).tokens.refreshToken,
    };
  }
  const anonymous = callerOf(app, async () => ({}));
  return { given, as, anonymous, clock, db, owner, app, storage, statements: (work) => countStatements(db, work), close };
}

function closeWithTest(close: () => Promise<void>): void {
  try {
    onTestFinished(close);
  } catch {
    // Not inside a test: whoever made it closes it.
  }
}

function callerOf(app: FastifyInstance, authorization: () => Promise<Record<string, string>>): Caller {
  const send: Caller['send'] = async ({ method, path, query = {}, body, headers = {}, ip }) => {
    const search = new URLSearchParams(query).toString();
    const reply = await app.inject({
      method: method as 'GET',
      url: search ? `${path}?${search}` : path,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...(await authorization()), ...headers },
      payload: body === undefined ? undefined : JSON.stringify(body),
      remoteAddress: ip,
    });
    const answer = { status: reply.statusCode, body: reply.body === '' ? undefined : reply.json() };
    return Object.defineProperties(answer, { headers: { value: reply.headers }, text: { value: reply.body } }) as Awaited<ReturnType<Caller['send']>>;
  };
  return {
    send,
    call: (endpoint, options) => send(requestOf(endpoint, options as CallOptions<AnyEndpoint>)) as never,
  };
}

function requestOf(
  endpoint: AnyEndpoint,
  options: { params?: unknown; query?: unknown; body?: unknown; idempotencyKey?: string; headers?: Record<string, string>; ip?: string } = {},
) {
  const params = (options.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = Object.fromEntries(
    Object.entries((options.query ?? {}) as Record<string, unknown>).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const key: Record<string, string> = options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {};
  return { method: endpoint.method, path, query, body: options.body as BodyOf<AnyEndpoint>, headers: { ...key, ...options.headers }, ip: options.ip };
}
