import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStorage } from '../storage/index.ts';
import { testHttp } from './test-http.ts';

describe('files', () => {
  let folder: string;
  let http: Awaited<ReturnType<typeof testHttp>>;
  let picture: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'alba-web-'));
    const dist = join(folder, 'dist');
    await mkdir(join(dist, 'assets'), { recursive: true });
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>Alba</title>');
    await writeFile(join(dist, 'assets', 'main-abc.js'), 'let a = 1');
    await writeFile(join(dist, 'assets', 'main-abc.js.br'), brotliCompressSync('let a = 1'));
    await writeFile(join(folder, 'outside.txt'), 'secret');
    const storage = folderStorage(join(folder, 'media'));
    picture = await storage.put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg');
    http = await testHttp([], { webDist: dist, storage });
  });
  afterAll(async () => {
    await http.app.close();
    await rm(folder, { recursive: true });
  });

  it.each(['/', '/classes/12/lesson?x=1', '/v2/anything'])('%s is the page, asked for anew each time', async (url) => {
    const response = await http.app.inject({ url, headers: { accept: 'text/html,*/*' } });
    expect([response.statusCode, response.headers['cache-control'], response.body]).toEqual([200, 'no-cache', '<!doctype html><title>Alba</title>']);
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it.each([
    ['/', false],
    ['/login', false],
    ['/login/card', true],
    ['/login/class/BCD-FGH?lng=pt', true],
    ['/login/class/BCD-FGH/more', false],
    ['/student/home', false],
  ])('%s may ask for the camera: %s', async (url, mayAsk) => {
    const response = await http.app.inject({ url, headers: { accept: 'text/html' } });
    expect(response.headers['permissions-policy']).toBe(`camera=${mayAsk ? '(self)' : '()'}, microphone=(), geolocation=()`);
  });

  it('with a hash in their name may be kept for ever and come compressed', async () => {
    const response = await http.app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('let a = 1');
  });

  it.each(['/assets/gone-123.js', '/../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/v1/nothing', '/media/nothing', '/.git/config'])(
    '%s is not found',
    async (url) => {
      const response = await http.app.inject({ url });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.statusCode).toBeLessThan(500);
      expect(response.body).not.toContain('secret');
    },
  );

  it('of the library are served by content, for ever, and can do nothing but draw', async () => {
    const response = await http.app.inject(`/media/${picture}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['bytes=0-3', 206, '<svg', 'bytes 0-3/41'],
    ['bytes=-2', 206, '/>', 'bytes 39-40/41'],
    ['bytes=39-', 206, '/>', 'bytes 39-40/41'],
    ['bytes=41-', 416, '', 'bytes */41'],
    ['bytes=5-2', 416, '', 'bytes */41'],
    ['lines=1-2', 200, '<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ])('of the library come in parts: %s is %d', async (range, status, body, contentRange) => {
    const response = await http.app.inject({ url: `/media/${picture}`, headers: { range } });
    expect([response.statusCode, response.body, response.headers['content-range']]).toEqual([status, body, contentRange]);
  });
});
