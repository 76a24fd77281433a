import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Reach, reachOf } from './addresses.ts';

export { isNetwork, reachOf } from './addresses.ts';

/** Why no answer came: an address we may not reach, nobody there or a connection cut, no answer in time, more than we take. */
export type OutboundWhy = 'address-refused' | 'unreachable' | 'timeout' | 'too-large';

/** Says no more than why: addresses inside a network are nobody's business. */
export class OutboundFailed extends Error {
  override readonly name = 'OutboundFailed';
  readonly why: OutboundWhy;
  constructor(why: OutboundWhy, cause?: unknown) {
    super(`not answered: ${why}`, { cause });
    this.why = why;
  }
}

export type OutboundReply = { status: number; headers: Record<string, string | undefined>; body: string };
export type OutboundRequest = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string; signal?: AbortSignal };
export type Outbound = (url: string, request: OutboundRequest) => Promise<OutboundReply>;

export type OutboundOptions = {
  /** Networks inside which the operator lets us ask, also by plain HTTP. */
  allowedNetworks: readonly string[];
  /** Stand-ins on this machine, by their exact origin. */
  allowedOrigins?: readonly string[];
  resolve?: (host: string) => Promise<string[]>;
  /** For the whole answer. */
  timeoutMs?: number;
  mostBytes?: number;
};

const resolveHere = async (host: string): Promise<string[]> => (await lookup(host, { all: true })).map(({ address }) => address);

/**
 * Asks addresses that somebody typed in, so that they cannot be used to look into the operator's network: HTTPS and the public internet
 * only, unless the operator allows more. A name is resolved once and the connection goes to what was looked at; redirects are handed back
 * and not followed; 10 seconds and 50 MB for the whole answer.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const { allowedOrigins = [], resolve = resolveHere, timeoutMs = 10_000, mostBytes = 50_000_000 } = options;
  const reach = reachOf(options.allowedNetworks);
  return async (address, request) => {
    const url = urlOf(address);
    const late = AbortSignal.timeout(timeoutMs);
    const signal = request.signal ? AbortSignal.any([late, request.signal]) : late;
    try {
      const isStandIn = allowedOrigins.includes(url.origin);
      const addresses = await whileWaiting(addressesOf(url, { reach, resolve, isStandIn }), signal);
      return await send(url, { ...request, addresses, signal, mostBytes });
    } catch (error) {
      request.signal?.throwIfAborted();
      if (error instanceof OutboundFailed) throw error;
      throw new OutboundFailed(late.aborted ? 'timeout' : 'unreachable', error);
    }
  };
}

/** A name and a password in an address would be sent along, and hide which host it is. */
function urlOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.hostname === '' || url.username !== '' || url.password !== '')
    throw new OutboundFailed('address-refused');
  return url;
}

type Looking = { reach: Reach; resolve: (host: string) => Promise<string[]>; isStandIn: boolean };

/** Every address of the host must be one we may reach: which of them would be taken is not ours to choose. */
async function addressesOf({ hostname, protocol }: URL, { reach, resolve, isStandIn }: Looking): Promise<string[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  if (addresses.length === 0) throw new OutboundFailed('unreachable');
  if (isStandIn) return addresses;
  const isGood = protocol === 'https:' ? reach.mayReach : reach.isAllowed;
  if (!addresses.every(isGood)) throw new OutboundFailed('address-refused');
  return addresses;
}

/** Resolving a name cannot be called off, so it is left behind. */
function whileWaiting<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

type Sending = OutboundRequest & { addresses: readonly string[]; signal: AbortSignal; mostBytes: number };

async function send(url: URL, { method, headers, body, addresses, signal, mostBytes }: Sending): Promise<OutboundReply> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      headers: {
        'user-agent': 'AlbaLearn',
        'accept-encoding': 'gzip',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      // of its own: a connection that is kept open for others is not looked at again
      agent: false,
      lookup: pinned(addresses),
      signal,
    });
    request.once('response', resolve).once('error', reject).end(body);
  });
  return { status: response.statusCode ?? 0, headers: headersOf(response), body: await bodyOf(response, mostBytes) };
}

const pinned =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, answer) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) answer(null, found);
    else answer(null, found[0]?.address ?? '', found[0]?.family);
  };

const headersOf = ({ headers }: IncomingMessage): OutboundReply['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]));

async function bodyOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) throw new OutboundFailed('too-large');
      parts.push(part);
    }
  } finally {
    response.destroy();
  }
  if (!response.complete) throw new OutboundFailed('unreachable');
  const body = Buffer.concat(parts);
  return (response.headers['content-encoding'] === 'gzip' ? await unpacked(body, mostBytes) : body).toString('utf8');
}

async function unpacked(body: Buffer, mostBytes: number): Promise<Buffer> {
  try {
    return await promisify(gunzip)(body, { maxOutputLength: mostBytes });
  } catch (error) {
    throw new OutboundFailed((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'unreachable', error);
  }
}
