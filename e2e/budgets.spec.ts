import { get } from 'node:http';
import type { Page, Response } from '@playwright/test';
import { assignedScene } from './support/api.ts';
import { demonstration, port } from './support/editions.ts';
import { expect, test } from './support/test.ts';

/** Bytes of a page on the wire, as brotli and as a browser gets them that takes gzip only (plain HTTP in a school), and how many requests. */
type Weight = { script: number; scriptGzip: number; style: number; styleGzip: number; total: number; requests: number };

const kB = 1000;

/** What opening a page fetches: with an empty cache the first time, with what is kept the second. */
async function weigh(page: Page, open: () => Promise<unknown>): Promise<Weight> {
  const responses: Response[] = [];
  const note = (response: Response) => void responses.push(response);
  page.on('response', note);
  await open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const kept = await keptByBrowser(page);
  const fetched = responses.filter((response) => !kept.has(response.url()));
  const [brotli, gzip] = await Promise.all([sizesOf(fetched, wireSize), sizesOf(fetched, gzipSize)]);
  return {
    script: brotli.script,
    scriptGzip: gzip.script,
    style: brotli.stylesheet,
    styleGzip: gzip.stylesheet,
    total: brotli.all,
    requests: fetched.length,
  };
}

/** What came from the browser's cache without asking the server. */
async function keptByBrowser(page: Page): Promise<Set<string>> {
  const entries = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({ name, isSent: transferSize > 0 })),
  );
  const sent = new Set(entries.filter(({ isSent }) => isSent).map(({ name }) => name));
  return new Set(entries.map(({ name }) => name).filter((name) => !sent.has(name)));
}

async function sizesOf(responses: Response[], sizeOf: (response: Response) => Promise<number>) {
  const sums = { script: 0, stylesheet: 0, all: 0 };
  await Promise.all(
    responses.map(async (response) => {
      const kind = response.request().resourceType();
      const bytes = await sizeOf(response);
      if (kind === 'script' || kind === 'stylesheet') sums[kind] += bytes;
      sums.all += bytes;
    }),
  );
  return sums;
}

const wireSize = async (response: Response) => (await response.request().sizes()).responseBodySize;

function gzipSize(response: Response): Promise<number> {
  if (!['script', 'stylesheet'].includes(response.request().resourceType())) return Promise.resolve(0);
  const { pathname: path } = new URL(response.url());
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}

/** Every row of quality.md A: kB of script as brotli and gzip. The style sheet is one for the whole app. */
function expectWithin(weight: Weight, script: { brotli: number; gzip: number }): void {
  expect.soft(weight.script, 'script, brotli').toBeLessThanOrEqual(script.brotli * kB);
  expect.soft(weight.scriptGzip, 'script, gzip').toBeLessThanOrEqual(script.gzip * kB);
  expect.soft(weight.style, 'style, brotli').toBeLessThanOrEqual(13 * kB);
  expect.soft(weight.styleGzip, 'style, gzip').toBeLessThanOrEqual(15 * kB);
}

for (const [name, path] of [
  ['login', '/login'],
  ['recovery', '/login/forgetlogin'],
  ['completing an account', '/login/completeaccount'],
] as const) {
  test(`${name} fetches at most 140 kB of script`, async ({ visit }) => {
    const page = await visit.open('us');
    expectWithin(await weigh(page, () => page.goto(path)), { brotli: 140, gzip: 160 });
  });
}

test('student home fetches at most 205 kB of script and 340 kB in 20 requests; opened again 8 kB in 4', async ({ visit }) => {
  const page = await visit.open('us', { as: demonstration.us.student });
  const cold = await weigh(page, () => page.goto('/student/home'));
  expectWithin(cold, { brotli: 205, gzip: 230 });
  expect.soft(cold.total).toBeLessThanOrEqual(340 * kB);
  expect.soft(cold.requests).toBeLessThanOrEqual(20);
  const warm = await weigh(page, () => page.goto('/student/home'));
  expect.soft(warm.total).toBeLessThanOrEqual(8 * kB);
  expect.soft(warm.requests).toBeLessThanOrEqual(4);
});

test('a lesson fetches at most 235 kB of script and 420 kB in all', async ({ visit }) => {
  const { student, card } = await assignedScene('us', demonstration.us.newStudent);
  const page = await visit.open('us', { as: student });
  const weight = await weigh(page, () => page.goto(`/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/questions`));
  expectWithin(weight, { brotli: 235, gzip: 265 });
  expect.soft(weight.total).toBeLessThanOrEqual(420 * kB);
});

test('teacher classes fetch at most 255 kB of script', async ({ visit }) => {
  const page = await visit.open('us', { as: demonstration.us.teacher });
  expectWithin(await weigh(page, () => page.goto('/teacher/classes')), { brotli: 255, gzip: 290 });
});

test('a report fetches at most 265 kB of script', async ({ visit }) => {
  const { teacher, given, lesson } = await assignedScene('us', demonstration.us.newStudent);
  const page = await visit.open('us', { as: teacher });
  const weight = await weigh(page, () => page.goto(`/reports/class/${given.classId}/lesson/${lesson.lessonId}/overview`));
  expectWithin(weight, { brotli: 265, gzip: 300 });
});

test('analytics fetch at most 265 kB of script', async ({ visit }) => {
  const page = await visit.open('us', { as: demonstration.us.admin });
  expectWithin(await weigh(page, () => page.goto('/analytics')), { brotli: 265, gzip: 300 });
});
