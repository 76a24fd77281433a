import type { Readable } from 'node:stream';
import type { AnyEndpoint } from '@alba/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooLarge } from '../storage/index.ts';
import { Refusal } from './refuse.ts';
import type { Receive } from './route.ts';

type Raw = NonNullable<AnyEndpoint['raw']>;

/** Inside a scope of its own only files of this type are read, and as a stream: no other call ever gets one. */
export function acceptRaw(scope: FastifyInstance, { contentType }: Raw): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(contentType, (_request, content, done) => done(null, content));
}

/** A file that says by itself that it is too large is refused before a byte of it is read. */
export function refuseTooLarge({ mostBytes }: Raw) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (Number(request.headers['content-length'] ?? 0) <= mostBytes) return;
    // what is still coming is not waited for
    reply.header('connection', 'close');
    throw new Refusal('payload_too_large');
  };
}

type Receiving = Omit<Parameters<Receive>[0], 'mostBytes' | 'take'>;

/** Takes the file in, or refuses it: none, too large, or cut off on its way. */
export async function receiveRaw(body: unknown, { mostBytes }: Raw, receive: Receive, call: Receiving): Promise<unknown> {
  const take = () => {
    if (body === undefined || body === null) throw new Refusal('unsupported_media_type');
    return body as Readable;
  };
  try {
    return await receive({ ...call, mostBytes, take });
  } catch (error) {
    if (error instanceof TooLarge) throw new Refusal('payload_too_large');
    if (['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as NodeJS.ErrnoException).code ?? '')) throw new Refusal('invalid_input');
    throw error;
  }
}
