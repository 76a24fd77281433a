import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Lru } from '../memory/lru.ts';

/** A reply that is one prepared text: the same for many callers, so it is compressed once and not for each of them. */
export class PreparedReply {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 9 }),
} as const;
const remembered = { br: new Lru<Buffer>(64), gzip: new Lru<Buffer>(64) };

/** Sends the text in the best encoding that the caller takes. */
export async function sendPrepared(request: FastifyRequest, reply: FastifyReply, { json }: PreparedReply): Promise<FastifyReply> {
  const taken = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(taken) ? 'br' : /\bgzip\b/.test(taken) ? 'gzip' : undefined;
  reply.header('vary', 'accept-encoding');
  if (!encoding) return reply.send(json);
  const bytes = await remembered[encoding].get(json, () => compressors[encoding](json));
  return reply.header('content-encoding', encoding).send(bytes);
}
