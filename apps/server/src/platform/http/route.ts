import type { Readable } from 'node:stream';
import type { AnyEndpoint, BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@alba/contract/endpoint';
import type { Clock } from '../clock/index.ts';
import type { Db, Tx } from '../db/index.ts';
import type { Policy } from './policy.ts';
import type { Viewer } from './viewer.ts';

/** What every handler gets, parsed by the endpoint's schemas. */
export type CallOf<E, V extends Viewer | undefined> = {
  viewer: V;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  clock: Clock;
  /** Names this call in the log, in the audit record and in error dialogs. */
  requestId: string;
  /** The host the browser asked, which names the edition before sign-in (D40). */
  host: string;
  /** The address of the caller; trust it only as far as TRUST_PROXY is right. */
  ip: string;
  /** What the browser says of itself. */
  userAgent: string | undefined;
  /** The `Idempotency-Key` of the request, where the call takes one. */
  idempotencyKey: string | undefined;
};

type Handling<E, V extends Viewer | undefined> =
  /** Reads, and acts that are one statement or need no transaction. */
  | { handle: (call: CallOf<E, V> & { db: Db }) => Promise<ReplyOf<E>> }
  /**
   * Acts: runs in one transaction that commits when it returns. Calls that take an `Idempotency-Key` must be of this kind,
   * since the reply is stored with the act. May run again after losing a race, so it does nothing outside the database.
   */
  | { act: (call: CallOf<E, V> & { tx: Tx }) => Promise<ReplyOf<E>> };

/**
 * Runs around the call, outside its transaction, so that what it writes stays when the call is refused: counted guesses.
 * It must return what `next` gives or throw.
 */
export type Around<E, V extends Viewer | undefined> = <R>(call: CallOf<E, V> & { db: Db }, next: () => Promise<R>) => Promise<R>;

/** One call of the API as the server serves it. */
export type Route = {
  endpoint: AnyEndpoint;
  allow: Policy;
  handle?: (call: CallOf<AnyEndpoint, Viewer | undefined> & { db: Db }) => Promise<unknown>;
  act?: (call: CallOf<AnyEndpoint, Viewer | undefined> & { tx: Tx }) => Promise<unknown>;
  around?: Around<AnyEndpoint, Viewer | undefined>;
  receive?: Receive;
};

/**
 * Takes the file of a `raw` call as it comes, before its transaction, and returns what stands for it as the call's body. The same file must
 * give the same value, since a repeat of the call is known by it. `take` gives the file; ask first whether it has anywhere to go.
 */
export type Receive = (call: {
  db: Db;
  viewer: Viewer | undefined;
  params: Record<string, unknown>;
  mostBytes: number;
  take: () => Readable;
}) => Promise<unknown>;

/**
 * Binds a call of the contract to what it does. `allow` says who may call and cannot be left out.
 *
 *     route(enroll, { allow: only('student'), act: ({ tx, viewer, body }) => joinByCode(tx, { viewer, code: body.code }) })
 */
export function route<E extends Endpoint<never, never, never, never, never> | AnyEndpoint, V extends Viewer | undefined>(
  endpoint: E,
  { allow, ...handling }: { allow: Policy<V>; around?: Around<E, V>; receive?: Receive } & Handling<E, V>,
): Route {
  const known = endpoint as AnyEndpoint;
  const isKept = known.idempotent === 'required' || known.idempotent === 'optional';
  if (isKept && !('act' in handling)) throw new Error(`${known.name} takes an Idempotency-Key, so it needs act, not handle`);
  if ((known.raw === undefined) !== (handling.receive === undefined)) throw new Error(`${known.name}: a raw call needs receive, and only a raw call`);
  return { endpoint: known, allow: allow as Policy, ...(handling as Omit<Route, 'endpoint' | 'allow'>) };
}
