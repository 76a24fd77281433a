import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify, LogController } from 'fastify';
import type { Log } from '../log/index.ts';
import type { SignedLinks } from '../signed-links/index.ts';
import type { Storage } from '../storage/index.ts';
import { answerError } from './errors.ts';
import { type Readiness, serveHealth } from './health.ts';
import { serveMedia } from './media.ts';
import { serveDocs } from './openapi.ts';
import { servePrivateFiles } from './private-files.ts';
import type { Route } from './route.ts';
import { addSecurityHeaders, plainHeaders } from './security-headers.ts';
import { type ServeOptions, serveRoutes } from './serve-routes.ts';
import { compressShort } from './short-replies.ts';
import { serveWeb } from './web-host.ts';

const jsonBodyLimit = 64 * 1024;

export type HttpOptions = ServeOptions & {
  routes: readonly Route[];
  log: Log;
  storage: Storage;
  /** Files that only a signed link opens. */
  privateFiles?: { documents: Storage; links: SignedLinks };
  isReady: Readiness;
  /** Folder of the built web application; without one only the API is served. */
  webDist?: string;
  version: string;
  /** Addresses of proxies whose forwarding headers are believed. */
  trustProxy?: string[];
  /** People reach the server over TLS. */
  overTls?: boolean;
};

/** The HTTP server with everything that is the same for all calls; `routes` says what it does. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    // We write one line a request ourselves; the framework's would hold the address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: jsonBodyLimit,
    routerOptions: { maxParamLength: 200 },
    trustProxy: options.trustProxy ?? false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // An address that cannot be read never reaches the hooks that set the headers.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers({ ...plainHeaders, 'x-request-id': request.id }) as never),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(answerError);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook('onResponse', async (request, reply) => logResponse(request, reply));
  await addSecurityHeaders(app, { overTls: options.overTls ?? false });
  app.addHook('onSend', compressShort);
  await app.register(compress, { global: true, threshold: 2048, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } }, zlibOptions: { level: 5 } });
  acceptJsonOnly(app);
  await serveDocs(app, options.version);
  serveHealth(app, options.isReady);
  serveMedia(app, options.storage);
  if (options.privateFiles) servePrivateFiles(app, options.privateFiles);
  serveRoutes(app, options.routes, options);
  await serveWeb(app, options.webDist ?? '');
  return app;
}

/** Route templates, never addresses: those hold ids, codes and what people typed. */
function logResponse(request: FastifyRequest, reply: FastifyReply): void {
  const { method, id: requestId, routeOptions, viewer } = request;
  const facts = {
    requestId,
    method,
    route: routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    personId: viewer?.personId,
  };
  request.log.info(facts, 'answered');
}

/** Forms and text from other origins cannot pass as a call, since browsers send them without asking first. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return parse(request, text as string, done);
  });
}
