import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { previewLesson } from '@alba/contract/catalog';
import { listGuides, openGuide } from '@alba/contract/guides';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importContent } from '../../setup/import-content.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'alba-guides-'));
let test: TestApp;
let lessonId: number;
let teacher: Awaited<ReturnType<TestApp['given']['teacher']>>;

beforeAll(async () => {
  test = await testApp();
  const root = resolve(import.meta.dirname, '../../../../..');
  cpSync(join(root, 'packages/content/fixtures/us-sci-ice-floats'), join(folder, 'content/us/lessons/us-sci-ice-floats'), { recursive: true });
  cpSync(join(root, 'packages/content/fixtures/guides'), join(folder, 'content/us/guides'), { recursive: true });
  await importContent(test.owner, {
    contentDir: join(folder, 'content'),
    storage: test.storage,
    clock: test.clock,
    progress: (line) => line.includes(':') && console.log(line),
  });
  const row = await test.owner.selectFrom('lesson').select('lesson_id').where('pack_id', '=', 'us-sci-ice-floats').executeTakeFirstOrThrow();
  lessonId = row.lesson_id;
  teacher = await test.given.teacher();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const teacherGuide = () => test.as(teacher).call(openGuide, { body: { of: 'lesson', lessonId, guide: 'teacher' } });

async function get(url: string) {
  const reply = await test.app.inject({ method: 'GET', url });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
}

describe('@K-MATERIALS a guide of a lesson', () => {
  it('opens as a tagged PDF with a title, in any tab, by the link alone', async () => {
    const { status, body } = await teacherGuide();
    expect(status).toBe(200);
    expect(body.title).toBe('The Ice That Would Not Sink: Teacher guide');
    const file = await get(body.url);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('The Ice That Would Not Sink');
    const text = file.bytes.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toContain('/MarkInfo');
    expect(text).toContain('pdfuaid');
  });
  it('is made once and found again', async () => {
    const first = await teacherGuide();
    const again = await teacherGuide();
    expect(again.body.url.split('?')[0]).toBe(first.body.url.split('?')[0]);
    const { count } = await test.owner
      .selectFrom('document')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });
  it('no longer opens ten minutes later, and says so on a page', async () => {
    const { body } = await teacherGuide();
    test.clock.advance(600_000);
    const late = await get(body.url);
    expect([late.status, late.headers.location]).toEqual([303, '/link-expired']);
  });
  it('does not open by a link that was changed or made for another file', async () => {
    const { body } = await teacherGuide();
    const other = body.url.replace(/files\/./, (start) => `${start.slice(0, -1)}${start.endsWith('0') ? '1' : '0'}`);
    for (const url of [other, body.url.replace(/audience=[^&]+/, 'audience=person%3A999'), body.url.split('?')[0] ?? ''])
      expect((await get(url)).status).toBe(303);
  });
  it('is never served where pictures are', async () => {
    const { body } = await teacherGuide();
    expect((await get(`/media/${body.url.split('/')[2]}`)).status).toBe(404);
  });
  it('exists only where somebody wrote it', async () => {
    const { status, body } = await test.as(teacher).call(openGuide, { body: { of: 'lesson', lessonId, guide: 'experiment' } });
    expect([status, body.code]).toEqual([404, 'guide_not_found']);
    const preview = await test.as(teacher).call(previewLesson, { params: { lessonId } });
    expect(preview.body.guides).toEqual(['teacher', 'activity']);
  });
  it('is not there for a teacher of another edition', async () => {
    const other = await test.given.teacher({ school: await test.given.school({ district: await test.given.district({ edition: 'br' }) }) });
    const { status, body } = await test.as(other).call(openGuide, { body: { of: 'lesson', lessonId, guide: 'teacher' } });
    expect([status, body.code]).toEqual([404, 'lesson_not_found']);
  });
});

describe('the guides of an edition', () => {
  it('stand in the order of their titles, with their size', async () => {
    const { body } = await test.as(teacher).call(listGuides);
    expect(body.guides.map(({ guide, place, pages }) => [guide, place, pages])).toEqual([
      ['vocabulary', 'toolkit-elementary', 1],
      ['quick-start', 'menu', 1],
    ]);
    for (const { bytes } of body.guides) expect(bytes).toBeGreaterThan(5_000);
  });
  it('open one by one', async () => {
    const { body } = await test.as(teacher).call(openGuide, { body: { of: 'edition', guide: 'quick-start' } });
    expect((await get(body.url)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const absent = await test.as(teacher).call(openGuide, { body: { of: 'edition', guide: 'nothing' } });
    expect([absent.status, absent.body.code]).toEqual([404, 'guide_not_found']);
  });
});

it.each(['student', 'admin'] as const)('no guide is listed or opened for a %s', async (role) => {
  const person = role === 'student' ? await test.given.student() : await test.given.admin();
  const asked = test.as(person);
  const answers = [
    await asked.call(listGuides),
    await asked.call(openGuide, { body: { of: 'edition', guide: 'quick-start' } }),
    await asked.call(openGuide, { body: { of: 'lesson', lessonId, guide: 'teacher' } }),
    await asked.call(openGuide, { body: { of: 'lesson', lessonId, guide: 'activity' } }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, 'not_allowed']));
});
