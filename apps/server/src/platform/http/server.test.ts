import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint, id, noFields } from '@alba/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { QueueFull } from '../passwords/index.ts';
import { anyone, anySignedIn, only } from './policy.ts';
import { refuse, refuseThrottled } from './refuse.ts';
import { type Route, route } from './route.ts';
import { testHttp } from './test-http.ts';

const reply = z.strictObject({ name: z.string() });
const hello = endpoint({ name: 'hello', method: 'GET', path: '/v1/hello', reply });
const mine = endpoint({ name: 'mine', method: 'GET', path: '/v1/mine', reply });
const teach = endpoint({
  name: 'teach',
  method: 'POST',
  path: '/v1/teach/:classId',
  params: z.strictObject({ classId: id }),
  body: z.strictObject({ name: z.string() }),
  reply,
  refusals: ['class_changed'],
});
const long = endpoint({ name: 'long', method: 'POST', path: '/v1/long', body: z.strictObject({ name: z.string() }), mostBytes: 100 * 1024, reply });
const fail = endpoint({
  name: 'fail',
  method: 'GET',
  path: '/v1/fail/:how',
  params: z.strictObject({ how: z.string() }),
  reply,
  refusals: ['class_not_found'],
});

const failures: Record<string, () => unknown> = {
  refusal: () => refuse(fail, 'class_not_found', { classId: 3 }),
  throttled: () => refuseThrottled(new Date('2026-03-02T12:04:00Z'), new Date('2026-03-02T12:00:00Z')),
  queue: () => new QueueFull(),
  away: () => Object.assign(new Error('connect ECONNREFUSED /run/x'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  full: () => Object.assign(new Error('could not extend file: No space left on device'), { code: '53100', routine: 'mdextend' }),
  bug: () => new TypeError("Cannot read properties of undefined (reading 'secretName')"),
  shape: () => null,
};

const routes: Route[] = [
  route(hello, { allow: anyone, handle: async ({ viewer }) => ({ name: viewer?.displayName ?? 'nobody' }) }),
  route(mine, { allow: anySignedIn, handle: async ({ viewer }) => ({ name: viewer.displayName, passwordHash: 'secret' }) }),
  route(teach, { allow: only('teacher'), handle: async ({ params, body }) => ({ name: `${body.name} ${params.classId}` }) }),
  route(long, { allow: only('teacher'), handle: async ({ body }) => ({ name: `${body.name.length}` }) }),
  route(fail, {
    allow: anyone,
    handle: async ({ params }) => {
      const error = failures[params.how]?.();
      if (error === null) return {} as { name: string };
      throw error;
    },
  }),
];

describe('any call', () => {
  let http: Awaited<ReturnType<typeof testHttp>>;
  beforeAll(async () => {
    http = await testHttp(routes);
  });
  afterAll(() => http.app.close());
  const call = (method: 'GET' | 'POST', url: string, options: object = {}) => http.app.inject({ method, url, ...options });

  it('answers with what the schema names, an id and no caching', async () => {
    const response = await call('GET', '/v1/mine', { headers: http.bearer() });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('{"name":"Maya"}');
    expect(response.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{12}$/);
  });

  it('without a token is 401 with a body (D2)', async () => {
    const response = await call('GET', '/v1/mine');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ code: 'not_signed_in', requestId: response.headers['x-request-id'] });
  });

  it.each(['Bearer ', 'Bearer abc', 'Basic dXNlcjpwYXNz', 'Bearer a.b.c', `Bearer ${'x'.repeat(5000)}`])(
    'with the token %.20s is 403 without a body (D2)',
    async (authorization) => {
      const response = await call('GET', '/v1/mine', { headers: { authorization } });
      expect([response.statusCode, response.body, response.headers['content-type']]).toEqual([403, '', undefined]);
    },
  );

  it('with an expired or revoked token is 403 without a body', async () => {
    const headers = http.bearer();
    http.clock.advance(600_000);
    const expired = await call('GET', '/v1/mine', { headers });
    expect([expired.statusCode, expired.body]).toEqual([403, '']);
    const revoking = await testHttp(routes, { isSessionCurrent: async ({ sessionVersion }) => sessionVersion === 2 });
    const revoked = await revoking.app.inject({ url: '/v1/mine', headers: revoking.bearer() });
    expect([revoked.statusCode, revoked.body]).toEqual([403, '']);
    expect((await revoking.app.inject({ url: '/v1/mine', headers: revoking.bearer({ sessionVersion: 2 }) })).statusCode).toBe(200);
    await revoking.app.close();
  });

  it('that is open to anyone takes a bad token for none, so that refreshing works', async () => {
    expect((await call('GET', '/v1/hello', { headers: { authorization: 'Bearer old' } })).json()).toEqual({ name: 'nobody' });
    expect((await call('GET', '/v1/hello', { headers: http.bearer() })).json()).toEqual({ name: 'Maya' });
  });

  it('of the wrong role is 403 with a body, before its input is read', async () => {
    const response = await call('POST', '/v1/teach/1', { headers: http.bearer(), payload: { wrong: true } });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'not_allowed' });
  });

  it('with wrong input is 400 with every issue', async () => {
    const response = await call('POST', '/v1/teach/x?debug=1', { headers: http.bearer({ role: 'teacher' }), payload: { role: 'admin' } });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('invalid_input');
    expect(
      response
        .json()
        .issues.map(({ path, rule }: { path: string[]; rule: string }) => `${path} ${rule}`)
        .sort(),
    ).toEqual(['classId wrong_type', 'debug unknown_field', 'name required', 'role unknown_field']);
  });

  it.each([
    ['{"name":', 'application/json', 400, 'invalid_input'],
    ['{"name":"a","__proto__":{"x":1}}', 'application/json', 400, 'invalid_input'],
    ['{"name":"a","constructor":{"prototype":{"x":1}}}', 'application/json', 400, 'invalid_input'],
    ['name=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['{"name":"a"}', 'text/plain', 415, 'unsupported_media_type'],
    [JSON.stringify({ name: 'x'.repeat(65 * 1024) }), 'application/json', 413, 'payload_too_large'],
  ])('with the body %.30s as %s is %d %s', async (payload, type, status, code) => {
    const response = await call('POST', '/v1/teach/1', { headers: { ...http.bearer({ role: 'teacher' }), 'content-type': type }, payload });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('takes as long a body as it declares and no longer, by its announced length or while it comes', async () => {
    const send = (kilobytes: number, over: object = {}) =>
      call('POST', '/v1/long', {
        headers: { ...http.bearer({ role: 'teacher' }), 'content-type': 'application/json', ...over },
        payload: JSON.stringify({ name: 'x'.repeat(kilobytes * 1024) }),
      });
    expect((await send(99)).json()).toEqual({ name: `${99 * 1024}` });
    const announced = await send(1, { 'content-length': String(101 * 1024) });
    expect([announced.statusCode, announced.json().code]).toEqual([413, 'payload_too_large']);
    expect((await send(101)).statusCode).toBe(413);
    const pieces = Readable.from(Array.from({ length: 101 }, () => 'x'.repeat(1024)));
    const streamed = await call('POST', '/v1/long', { headers: { ...http.bearer({ role: 'teacher' }), 'content-type': 'application/json' }, payload: pieces });
    expect(streamed.statusCode).toBe(413);
  });

  it.each([
    ['refusal', 404, { code: 'class_not_found', details: { classId: 3 } }, undefined],
    ['throttled', 429, { code: 'too_many_tries', details: { retryAt: '2026-03-02T12:04:00.000Z' } }, '240'],
    ['queue', 503, { code: 'unavailable' }, '5'],
    ['away', 503, { code: 'unavailable' }, '2'],
    ['full', 503, { code: 'unavailable' }, '2'],
    ['bug', 500, { code: 'unexpected' }, undefined],
    ['shape', 500, { code: 'unexpected' }, undefined],
  ])('that fails by %s is %d', async (how, status, body, retryAfter) => {
    const before = http.logged.length;
    const response = await call('GET', `/v1/fail/${how}`);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      requestId: response.headers['x-request-id'],
      ...body,
      ...('details' in body ? {} : { details: response.json().details }),
    });
    expect(response.headers['retry-after']).toBe(retryAfter);
    expect(response.body).not.toMatch(/secretName|ECONNREFUSED|\/run|at /);
    const errors = http.logged.slice(before).filter((line) => line.includes('"level":"error"'));
    expect(errors).toHaveLength(status === 500 ? 1 : 0);
    for (const line of errors) expect(line).toContain(response.json().requestId);
  });

  it('to an unknown address is 404 with a body, also for a page request when no pages are served', async () => {
    for (const url of ['/v1/nothing', '/nothing', '/v1/mine/']) {
      const response = await call('GET', url, { headers: { accept: 'text/html' } });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    }
    expect((await call('GET', '/v1/%zz')).json().code).toBe('invalid_input');
  });

  it('carries the security headers, errors included', async () => {
    for (const url of ['/v1/hello', '/v1/nothing', '/v1/fail/bug', '/livez', '/v1/%zz']) {
      const { headers } = await call('GET', url);
      expect(headers['content-security-policy'], url).toBe(
        "default-src 'self';style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=';img-src 'self' data: blob:;media-src 'self' blob:;object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self';require-trusted-types-for 'script'",
      );
      expect(headers, url).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'x-request-id': expect.any(String) });
      expect(headers['strict-transport-security'], url).toBeUndefined();
      expect(headers['access-control-allow-origin'], url).toBeUndefined();
    }
  });

  it('is logged by its template, never by its address or what it carried', async () => {
    const before = http.logged.length;
    await call('POST', '/v1/teach/12?secret=canary1', { headers: { ...http.bearer({ role: 'teacher' }), cookie: 'canary2' }, payload: { name: 'canary3' } });
    const lines = http.logged.slice(before);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      method: 'POST',
      route: '/v1/teach/:classId',
      status: 400,
      personId: 7,
      requestId: expect.any(String),
    });
    expect(lines[0]).not.toMatch(/canary|Maya|Bearer|\/12/);
  });

  it('is compressed when it is long and the caller can read that', async () => {
    const long = endpoint({ name: 'long', method: 'GET', path: '/v1/long', reply });
    const lengths = [100, 5_000, 100_000];
    const { app } = await testHttp([route(long, { allow: anyone, handle: async () => ({ name: 'a'.repeat(lengths.shift() ?? 0) }) })]);
    const ask = () => app.inject({ url: '/v1/long', headers: { 'accept-encoding': 'br, gzip' } });
    expect((await ask()).headers['content-encoding']).toBeUndefined();
    const short = await ask();
    expect(short.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'content-length': String(short.rawPayload.length) });
    expect(JSON.parse(gunzipSync(short.rawPayload).toString())).toEqual({ name: 'a'.repeat(5_000) });
    const large = await ask();
    expect(large.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(large.rawPayload).toString())).toEqual({ name: 'a'.repeat(100_000) });
    await app.close();
  });
});

describe('routes', () => {
  it('that take an Idempotency-Key must act in a transaction', () => {
    const keyed = endpoint({ name: 'keyed', method: 'POST', path: '/v1/keyed', reply, idempotent: 'required' });
    expect(() => route(keyed, { allow: anyone, handle: async () => ({ name: '' }) })).toThrow('needs act');
  });
});

describe('the API document', () => {
  it('is OpenAPI 3.1 with every call, its refusals by status, and a page with a policy of its own', async () => {
    const keyed = endpoint({
      name: 'keyed',
      method: 'POST',
      path: '/v1/keyed',
      query: z.strictObject({ on: z.iso.date().transform((day) => day) }),
      body: noFields,
      reply,
      idempotent: 'required',
    });
    const { app } = await testHttp([...routes, route(keyed, { allow: anySignedIn, act: async () => ({ name: '' }) })]);
    const document = (await app.inject('/v1/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths).sort()).toEqual(['/v1/fail/{how}', '/v1/hello', '/v1/keyed', '/v1/long', '/v1/mine', '/v1/teach/{classId}']);
    const operation = document.paths['/v1/teach/{classId}'].post;
    expect(operation).toMatchObject({ operationId: 'teach', security: [{ bearer: [] }], parameters: [{ in: 'path', name: 'classId' }] });
    expect(operation.responses['409'].content['application/json'].schema.properties.code.enum).toEqual(['class_changed']);
    expect(operation.requestBody.content['application/json'].schema).toMatchObject({ additionalProperties: false, required: ['name'] });
    const page = await app.inject('/v1/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).not.toContain('trusted-types');
    expect(page.headers['content-security-policy']).toContain('script-src');
    await app.close();
  });
});

describe('health', () => {
  it('is alive always and ready when it is', async () => {
    let isReady = true;
    const { app, logged } = await testHttp([], { isReady: async () => isReady });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    isReady = false;
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/livez')).statusCode).toBe(200);
    expect(logged).toEqual([]);
    await app.close();
  });
});
