import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Storage, StoredFile } from '../storage/index.ts';
import { Refusal } from './refuse.ts';

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** A picture that is opened by itself may draw, and nothing else: no script, no request, no place among our pages. */
const filePolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Serves the library's pictures and recordings by the hash of their content, which is why they may be kept for ever (D79). */
export function serveMedia(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { name: string } }>('/media/:name', { schema: { hide: true } as object }, async (request, reply) => {
    const { name } = request.params;
    const file = await storage.get(name);
    if (!file) throw new Refusal('not_found');
    const type = contentTypes[name.split('.').at(-1) ?? ''];
    if (!type) reply.header('content-disposition', 'attachment');
    reply
      .type(type ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', filePolicy)
      .header('accept-ranges', 'bytes');
    return sendFile(reply, file, request.headers.range);
  });
}

export function sendFile(reply: FastifyReply, file: StoredFile, range: string | undefined): FastifyReply {
  const asked = range === undefined ? undefined : rangeOf(range, file.bytes);
  if (asked === 'outside') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send();
  if (!asked) return reply.header('content-length', file.bytes).send(file.stream());
  return reply
    .code(206)
    .header('content-range', `bytes ${asked.start}-${asked.end}/${file.bytes}`)
    .header('content-length', asked.end - asked.start + 1)
    .send(file.stream(asked));
}

/** One range of bytes; players ask for nothing else. Several, or none that can be read, mean the whole file. */
export function rangeOf(header: string, bytes: number): { start: number; end: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return start > end || start >= bytes ? 'outside' : { start, end };
}
