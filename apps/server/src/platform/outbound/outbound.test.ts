import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound, isNetwork, OutboundFailed, type OutboundOptions } from './index.ts';

const get = { method: 'GET', headers: {} } as const;

/** A server inside the network: whoever reaches it has looked where nobody may look. */
let canary: Server;
let port: number;
let connections = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  canary = createServer((request, response) => answer(request, response));
  canary.on('connection', () => {
    connections += 1;
  });
  // every address of this machine, of both families
  await new Promise<void>((resolve) => canary.listen(0, '::', resolve));
  port = (canary.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => canary.close(resolve)));
beforeEach(() => {
  connections = 0;
  answer = (_request, response) => void response.end('inside');
});

const whyOf = async (url: string, options: Partial<OutboundOptions> = {}) => {
  const error = await createOutbound({ allowedNetworks: [], ...options })(url, get).catch((failure: unknown) => failure);
  return error instanceof OutboundFailed ? error.why : error;
};

const refusedHosts = [
  // this machine, in every way to write it
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '127.0.0.1.',
  '0.0.0.0',
  '0',
  '0.0.0.1',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.0x0.0x0.0x1',
  '0177.0.0.1',
  '0x7F.1',
  '%31%32%37.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  // the same behind a translator or a tunnel
  '[64:ff9b::7f00:1]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  // private and shared networks
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '100.127.255.255',
  '198.18.0.1',
  '[fc00::1]',
  '[fd12:3456:789a::1]',
  '[fec0::1]',
  // link-local, with the metadata services of clouds
  '169.254.169.254',
  '2852039166',
  '169.254.170.2',
  '168.63.129.16',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[::ffff:169.254.169.254]',
  // reserved, documentation, multicast, broadcast
  '192.0.0.1',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[ff02::1]',
  '[2001:db8::1]',
  '[100::1]',
];

describe('@C-ONEROSTER asking an address that somebody typed in', () => {
  it('tries at least forty forms', () => expect(new Set(refusedHosts).size).toBeGreaterThanOrEqual(40));

  it.each(refusedHosts)('never connects to %s', async (host) => {
    for (const scheme of ['https', 'http']) expect(await whyOf(`${scheme}://${host}:${port}/`), scheme).toBe('address-refused');
    expect(connections).toBe(0);
  });

  it.each([
    'http://93.184.216.34/',
    'ftp://93.184.216.34/',
    'file:///etc/passwd',
    'https://user:secret@93.184.216.34/',
    'https://93.184.216.34@127.0.0.1/',
    'javascript:1',
    'gopher://127.0.0.1/',
    '//127.0.0.1/',
    'https://',
    '',
  ])('never asks %s', async (url) => {
    expect(await whyOf(url)).toBe('address-refused');
    expect(connections).toBe(0);
  });

  it.each([[['127.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['::1', '2606:2800:220:1::1']], [['fe80::1%lo']]])(
    'refuses a name that leads to %j',
    async (found) => {
      expect(await whyOf(`https://school.example:${port}/`, { resolve: async () => found })).toBe('address-refused');
      expect(connections).toBe(0);
    },
  );

  it('goes to the address it looked at, whatever the name says a moment later', async () => {
    let asked = 0;
    // asked again, the name would lead elsewhere
    const resolve = async () => {
      asked += 1;
      return [asked === 1 ? '127.77.77.77' : '127.0.0.1'];
    };
    const outbound = createOutbound({ allowedNetworks: ['127.77.77.77'], resolve });
    answer = (request, response) => void response.end(request.socket.localAddress);
    const { body } = await outbound(`http://rebinding.example:${port}/`, get);
    expect([body.replace('::ffff:', ''), asked]).toEqual(['127.77.77.77', 1]);
  });

  it('hands a redirect back and does not follow it', async () => {
    let visits = 0;
    answer = (request, response) => {
      visits += 1;
      response.writeHead(302, { location: `http://127.0.0.1:${port}${request.url}/elsewhere` }).end();
    };
    const reply = await createOutbound({ allowedNetworks: ['127.0.0.0/8'] })(`http://127.0.0.1:${port}/start`, get);
    expect([reply.status, visits]).toEqual([302, 1]);
  });

  it('reaches what the operator allows, and no more', async () => {
    expect((await createOutbound({ allowedNetworks: ['127.0.0.0/8'] })(`http://127.0.0.1:${port}/`, get)).body).toBe('inside');
    expect(await whyOf(`http://127.0.0.1:${port}/`, { allowedNetworks: ['10.0.0.0/8', '127.0.0.2'] })).toBe('address-refused');
    const origin = `http://localhost:${port}`;
    expect((await createOutbound({ allowedNetworks: [], allowedOrigins: [origin] })(`${origin}/`, get)).status).toBe(200);
    expect(await whyOf(`http://127.0.0.1:${port}/`, { allowedOrigins: [origin] })).toBe('address-refused');
  });

  it('sends what it is given', async () => {
    answer = async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      response.writeHead(201, { link: '<a>; rel="next"' }).end(`${request.method} ${request.headers.authorization} ${Buffer.concat(parts).toString()}`);
    };
    const outbound = createOutbound({ allowedNetworks: ['127.0.0.0/8'] });
    const reply = await outbound(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { authorization: 'Bearer x' }, body: 'é=1' });
    expect(reply).toMatchObject({ status: 201, body: 'POST Bearer x é=1', headers: { link: '<a>; rel="next"' } });
  });
});

describe('an answer that is no good', () => {
  const inside = { allowedNetworks: ['127.0.0.0/8'] };
  const here = () => `http://127.0.0.1:${port}/`;

  it('is cut off when it is too large, told or not', async () => {
    answer = (_request, response) => {
      for (let part = 0; part < 20; part += 1) response.write('x'.repeat(1000));
      response.end();
    };
    expect(await whyOf(here(), { ...inside, mostBytes: 10_000 })).toBe('too-large');
    expect(await whyOf(here(), { ...inside, mostBytes: 20_000 })).toMatchObject({ status: 200 });
  });

  it('may come packed, and is no larger unpacked than any other', async () => {
    let body = gzipSync('é'.repeat(5000));
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(body);
    expect(await whyOf(here(), { ...inside, mostBytes: 10_000 })).toMatchObject({ body: 'é'.repeat(5000) });
    expect(await whyOf(here(), { ...inside, mostBytes: 9_999 })).toBe('too-large');
    body = Buffer.from('not packed at all');
    expect(await whyOf(here(), inside)).toBe('unreachable');
  });

  it('is not waited for longer than allowed, at its beginning or in the middle', async () => {
    answer = () => {};
    expect(await whyOf(here(), { ...inside, timeoutMs: 40 })).toBe('timeout');
    answer = (_request, response) => void response.write('a little');
    expect(await whyOf(here(), { ...inside, timeoutMs: 40 })).toBe('timeout');
    expect(await whyOf(here(), { ...inside, timeoutMs: 40, resolve: () => new Promise(() => {}) })).toBe('timeout');
    expect(await whyOf('https://never.example/', { timeoutMs: 40, resolve: () => new Promise(() => {}) })).toBe('timeout');
  });

  it('is unreachable when the connection is cut half-way, or nobody is there', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => response.destroy());
    };
    expect(await whyOf(here(), inside)).toBe('unreachable');
    answer = (request) => void request.socket.destroy();
    expect(await whyOf(here(), inside)).toBe('unreachable');
    expect(await whyOf('https://nobody.example/', { resolve: async () => Promise.reject(new Error('ENOTFOUND')) })).toBe('unreachable');
  });

  it('ends with whoever does not want it any more', async () => {
    answer = () => {};
    const ending = new AbortController();
    const asked = createOutbound(inside)(here(), { ...get, signal: ending.signal });
    ending.abort(new Error('the run was cancelled'));
    await expect(asked).rejects.toThrow('the run was cancelled');
  });
});

describe('a network in the settings', () => {
  it.each(['10.0.0.0/8', '192.168.7.4', 'fd12::/16', '::1'])('may be %s', (text) => expect(isNetwork(text)).toBe(true));
  it.each(['10.0.0.0/33', '10.0.0/8', 'school.example', 'fe80::1%eth0', '10.0.0.0/8/8', '', '10.0.0.0/'])('is not %s', (text) =>
    expect(isNetwork(text)).toBe(false),
  );
});
