import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock/index.ts';
import { type Db, type Tx, transact } from '../db/index.ts';
import type { AccessTokens } from '../tokens/index.ts';
import { checkedReply } from './checked-reply.ts';
import { actOnce, idempotencyKeyOf } from './idempotency.ts';
import { identify } from './identify.ts';
import { documentedSchema } from './openapi.ts';
import { preparedTextOf } from './prepared-json.ts';
import { PreparedReply, sendPrepared } from './prepared-reply.ts';
import { acceptRaw, receiveRaw, refuseTooLarge } from './raw-body.ts';
import { replyJson } from './reply-json.ts';
import type { CallOf, Route } from './route.ts';
import { type ParsedInput, parseInput } from './validate.ts';
import type { IsSessionCurrent, Viewer } from './viewer.ts';

export type ServeOptions = {
  db: Db;
  clock: Clock;
  accessTokens: AccessTokens;
  isSessionCurrent: IsSessionCurrent;
  /** Parse every reply with its schema and fail on a difference; for tests and development, where its cost does not matter. */
  checkReplies: boolean;
};

/** Adds every call of the API to the server. */
export function serveRoutes(app: FastifyInstance, routes: readonly Route[], options: ServeOptions): void {
  app.decorateRequest('viewer', undefined);
  for (const route of routes) {
    const { raw } = route.endpoint;
    if (!raw) serveRoute(app, route, options);
    else {
      app.register(async (scope) => {
        acceptRaw(scope, raw);
        serveRoute(scope, route, options);
      });
    }
  }
}

function serveRoute(app: FastifyInstance, route: Route, options: ServeOptions): void {
  const { method, path, raw, mostBytes } = route.endpoint;
  const answer = answerer(route, options);
  app.route({
    method,
    url: path,
    schema: documentedSchema(route),
    ...(mostBytes ? { bodyLimit: mostBytes } : {}),
    onRequest: identify({ ...options, allow: route.allow }),
    ...(raw ? { preParsing: refuseTooLarge(raw) } : {}),
    handler: async (request, reply) => {
      const answered = await answer(request);
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
      return answered instanceof PreparedReply ? sendPrepared(request, reply, answered) : reply.send(answered);
    },
  });
}

function answerer(
  { endpoint, handle, act, receive, around = (_call, next) => next() }: Route,
  options: ServeOptions,
): (request: FastifyRequest) => Promise<string | PreparedReply> {
  const { db, clock } = options;
  const send = replyJson(endpoint.reply);
  const toJson = options.checkReplies ? checkedReply(endpoint, send) : send;
  const read = (reply: unknown) => (preparedTextOf(reply) === undefined ? toJson(reply) : new PreparedReply(toJson(reply)));
  return async (request) => {
    const key = idempotencyKeyOf(endpoint, request.headers['idempotency-key']);
    const input = await inputOf(endpoint, request, { receive, db });
    const call = { ...callOf(request, input, clock), idempotencyKey: key };
    return await around({ ...call, db }, async () => {
      if (!act) return read(await handle?.({ ...call, db }));
      const acting = async (tx: Tx) => toJson(await act({ ...call, tx }));
      const { viewer } = request;
      return key && viewer ? await actOnce({ db, viewer, endpoint, key, input, act: acting }) : await transact(db, acting);
    });
  };
}

/** A file is taken in when all else of the call is right. */
async function inputOf(endpoint: Route['endpoint'], request: FastifyRequest, { receive, db }: { receive: Route['receive']; db: Db }): Promise<ParsedInput> {
  const { raw } = endpoint;
  if (!raw || !receive) return parseInput(endpoint, request);
  const { params, query } = parseInput(endpoint, { params: request.params, query: request.query, body: undefined });
  return { params, query, body: await receiveRaw(request.body, raw, receive, { db, viewer: request.viewer, params }) };
}

function callOf(request: FastifyRequest, input: ParsedInput, clock: Clock): Omit<CallOf<Route['endpoint'], Viewer | undefined>, 'idempotencyKey'> {
  const { viewer, id: requestId, host, ip, headers } = request;
  return { ...input, viewer, clock, requestId, host, ip, userAgent: headers['user-agent'] } as CallOf<Route['endpoint'], Viewer | undefined>;
}
