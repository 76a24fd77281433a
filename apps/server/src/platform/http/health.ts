import type { FastifyInstance, FastifySchema } from 'fastify';

/** Whether this server should get requests: asked by the load balancer, so it answers fast and tells nothing else. */
export type Readiness = () => Promise<boolean>;

const unlisted = { logLevel: 'silent', schema: { hide: true } as FastifySchema } as const;

export function serveHealth(app: FastifyInstance, isReady: Readiness): void {
  app.get('/livez', unlisted, (_request, reply) => reply.type('text/plain').header('cache-control', 'no-store').send('alive\n'));
  app.get('/readyz', unlisted, async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .header('cache-control', 'no-store')
      .send(ready ? 'ready\n' : 'not ready\n');
  });
}
