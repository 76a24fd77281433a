import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** React Aria adds exactly this to the page so that a double tap does not zoom; nothing else may add styles as text. */
export const pressableStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of the application; pages and files that need another set their own. */
export const appPolicy = {
  'default-src': ["'self'"],
  'style-src': ["'self'", hashOf(pressableStyle)],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
};

/** The same for replies that are made before any plugin runs. */
export const plainHeaders = {
  'content-security-policy': Object.entries(appPolicy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';'),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

/** Headers of every reply, errors included. What only means something over TLS is left out of plain HTTP, where browsers warn of it. */
export async function addSecurityHeaders(app: FastifyInstance, { overTls }: { overTls: boolean }): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: appPolicy },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: overTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: overTls ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
    xFrameOptions: { action: 'deny' },
  });
}
