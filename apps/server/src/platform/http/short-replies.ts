import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** In characters. Below, compressing saves no packet; above, a stream does it without keeping others waiting. */
export const shortReply = { least: 2048, most: 65_536 } as const;

/**
 * Compresses a reply of a few packets in one go: a stream for each of them would cost more than the reply itself. Sets the
 * headers and gives the bytes to send, or the reply as it is.
 */
export async function compressShort(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < shortReply.least || payload.length > shortReply.most) return payload;
  if (reply.hasHeader('content-encoding') || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
  reply.header('vary', 'accept-encoding').header('content-encoding', 'gzip').removeHeader('content-length');
  return gzipSync(payload, { level: 3 });
}
