import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refuse.ts';

/**
 * Serves the built web application. Files under `assets/` carry the hash of their content in their name and may be kept
 * for ever; the page itself is asked for anew every time, so that a new version is seen at once.
 */
export async function serveWeb(app: FastifyInstance, dist: string): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) return refuseUnknown(app);
  await app.register(fastifyStatic, {
    root: dist,
    prefix: '/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.includes(`${sep}assets${sep}`);
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', { schema: { hide: true } as object }, (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw new Refusal('not_found');
    return sendPage(request, reply.code(200));
  });
}

/** Where a sign-in card is held before the camera. */
const cameraPages = /^\/login\/(card|class\/[^/]+)\/?$/;

/** No page uses anything of the device but those that scan a card: they alone may ask for the camera. */
function sendPage({ url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const camera = cameraPages.test(url.split('?')[0] ?? '') ? '(self)' : '()';
  return reply.header('permissions-policy', `camera=${camera}, microphone=(), geolocation=()`).sendFile('index.html');
}

function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found');
  });
}

/** The addresses of screens are known to the browser only, so every page request gets the application. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && (headers.accept ?? '').includes('text/html') && !/^\/(v1|media|assets)(\/|$)/.test(url.split('?')[0] ?? '');
}
