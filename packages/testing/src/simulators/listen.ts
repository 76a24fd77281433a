import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { origin: string; close(): Promise<void> };

/** Serves on the given port of this machine, or a free one, under a name that browsers take for a site of its own. */
export async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  { port: wished = 0 }: { port?: number } = {},
): Promise<Listening> {
  const server = createServer((request, response) => void answer(handle, request, response));
  const listenAt = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(at, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  await listenAt(wished).catch((error: NodeJS.ErrnoException) => (wished !== 0 && error.code === 'EADDRINUSE' ? listenAt(0) : Promise.reject(error)));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What goes wrong here, such as a page that is left open too long, must not end the process that the simulator runs in. */
async function answer(
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await handle(request, response);
  } catch (error) {
    if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(error instanceof Error ? error.message : 'The simulator failed.');
  }
}

/** The fields of a form that was posted. */
export async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

/** Id and secret of an `Authorization: Basic` header, as they are. */
export function basicOf({ headers }: IncomingMessage): { id: string; secret: string } | undefined {
  const [, encoded = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [, id, secret] = /^([^:]*):(.*)$/.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  return id && secret ? { id, secret } : undefined;
}
