import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LessonView } from '@alba/content/lesson-view';
import { beginAttempt } from '@alba/contract/attempts';
import { loadActivitySpeech, previewSpeech } from '@alba/contract/speech';
import { wordsIn } from '@alba/domain/read-aloud';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createSpeechEngine, type SpeechEngine } from '../../platform/speech/index.ts';
import { folderStorage } from '../../platform/storage/index.ts';
import { scene as workScene } from '../../testing/attempt-scene.ts';
import { fakeEngine } from '../../testing/fake-speech-engine.ts';
import { sampleLesson } from '../../testing/sample-lesson.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { makeSpeech } from './make-speech.ts';

const now = { signal: new AbortController().signal };
let engines: SpeechEngine[] = [];
afterEach(() => {
  for (const engine of engines) engine.close();
  engines = [];
});

const words = (text: string) => [{ type: 'text' as const, text }];
const levels = (...texts: string[]) =>
  Object.fromEntries(
    texts.map((text, index) => [index + 1, { words: 9, paragraphs: [{ number: 1, heading: 'The hill', units: [{ number: 1, text: words(text) }] }] }]),
  );

/** A lesson with one passage at two levels and one article. */
function lessonOf(first: string, second: string): LessonView {
  const view = structuredClone(sampleLesson.view);
  const [connect] = view.parts.filter(({ part }) => part === 'connect');
  if (!connect) throw new Error('no part');
  connect.resources = [{ id: 'hill', kind: 'passage', title: 'A hill', figures: [], levels: levels(first, second) }];
  return view;
}

/** What makes the sounds for a test's application; files that it stores are this test's own. */
function studioOf({ db, clock, storage }: Pick<TestApp, 'db' | 'clock' | 'storage'>, voice?: string) {
  const engine = createSpeechEngine(fakeEngine(voice));
  engines.push(engine);
  return { db, clock, storage, engine };
}

async function scene() {
  const test = await workScene();
  const setText = (view: LessonView) =>
    test.owner
      .updateTable('lesson_version')
      .set({ view: JSON.stringify(view) })
      .where('version_id', '=', test.lesson.versionId)
      .execute();
  await setText(lessonOf('It grew fast.', 'It grew fast in one year.'));
  const hear = (level = 1, text = 'hill') => test.me.call(loadActivitySpeech, { params: { ...test.params, of: 'resource', text, level } });
  return { ...test, setText, hear };
}

describe('@S-READALOUD @K-MEDIA making the sounds', () => {
  it('makes one of every text at every level, with every word in order, and nothing the second time', async () => {
    const test = await scene();
    const studio = studioOf(test);
    expect(await makeSpeech(studio, now)).toEqual({ made: 2, failed: 0, isBusy: false });
    expect(await makeSpeech(studio, now)).toEqual({ made: 0, failed: 0, isBusy: false });
    const { speech } = (await test.hear(2)).body;
    const text = 'It grew fast in one year.';
    expect(speech?.segments.map(({ paragraph, unit }) => [paragraph, unit])).toEqual([
      [1, undefined],
      [1, 1],
    ]);
    const heard = speech?.segments[1]?.words ?? [];
    expect(heard.map(([from, to]) => ({ from, to }))).toEqual(wordsIn(text));
    const times = speech?.segments.flatMap((segment) => segment.words.flatMap(([, , start, end]) => [start, end])) ?? [];
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(speech?.milliseconds ?? 0);
    const file = await test.app.inject({ url: `/media/${speech?.media}` });
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 4).toString()]).toEqual([200, 'audio/wav', 'RIFF']);
  });

  it('makes only what reads otherwise in a new version', async () => {
    const test = await scene();
    const studio = studioOf(test);
    await makeSpeech(studio, now);
    const { lessonId, versionId } = test.lesson;
    const inserted = await test.owner
      .insertInto('lesson_version')
      .values({ lesson_id: lessonId, hash: 'two', view: JSON.stringify(lessonOf('It grew fast.', 'It grew slowly.')), key: JSON.stringify(sampleLesson.key) })
      .returning('version_id as id')
      .executeTakeFirstOrThrow();
    await test.owner.updateTable('lesson').set({ current_version_id: inserted.id }).where('lesson_id', '=', lessonId).execute();
    expect(await makeSpeech(studio, now)).toMatchObject({ made: 1 });
    expect(inserted.id).not.toBe(versionId);
  });

  it('makes everything anew with another voice, which is the one that is heard', async () => {
    const test = await scene();
    await makeSpeech(studioOf(test), now);
    test.clock.advance(1000);
    expect(await makeSpeech(studioOf(test, 'Fake 2'), now)).toMatchObject({ made: 2 });
    expect((await test.hear()).body.speech).toBeDefined();
  });

  it('goes on where it was stopped', async () => {
    const test = await scene();
    const stopping = new AbortController();
    expect(await makeSpeech(studioOf(test), { signal: stopping.signal, onMade: () => stopping.abort() })).toMatchObject({ made: 1 });
    expect(await makeSpeech(studioOf(test), now)).toMatchObject({ made: 1, isBusy: false });
  });

  it('leaves the work to the one that has begun', async () => {
    const test = await scene();
    const studio = studioOf(test);
    let second: Promise<unknown> | undefined;
    const onMade = () => {
      second ??= makeSpeech(studioOf(test), now);
    };
    await makeSpeech(studio, { ...now, onMade });
    expect(await second).toEqual({ made: 0, failed: 0, isBusy: true });
  });

  it('leaves out a text that cannot be said, and tries it again another time', async () => {
    const test = await scene();
    await test.setText(lessonOf('This is WRONG.', 'This is right.'));
    const told: string[] = [];
    const onFailed = (error: unknown) => told.push((error as Error).message);
    expect(await makeSpeech(studioOf(test), { ...now, onFailed })).toMatchObject({ made: 1, failed: 1 });
    expect(told).toEqual(['the speech engine could not say a text: it cannot be said']);
    expect(await makeSpeech(studioOf(test), now)).toMatchObject({ made: 0, failed: 1 });
    expect((await test.hear()).body).toEqual({});
  });

  it('makes sounds again whose files are gone', async () => {
    const test = await scene();
    const folder = mkdtempSync(join(tmpdir(), 'alba-sounds-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const studio = { ...studioOf(test), storage: folderStorage(folder) };
    await makeSpeech(studio, now);
    rmSync(folder, { recursive: true });
    expect(await makeSpeech(studio, now)).toMatchObject({ made: 2 });
  });

  it('makes none of a lesson that is no longer offered', async () => {
    const test = await scene();
    await test.owner.updateTable('lesson').set({ withdrawn_at: test.clock.now() }).execute();
    expect(await makeSpeech(studioOf(test), now)).toMatchObject({ made: 0 });
  });
});

describe('@S-READALOUD who hears it', () => {
  it('is nothing before a sound was made, and nothing when its file is gone', async () => {
    const test = await scene();
    expect(await test.hear()).toMatchObject({ status: 200, body: {} });
    await makeSpeech(studioOf(test), now);
    expect((await test.hear()).body.speech).toBeDefined();
    await test.owner
      .updateTable('speech')
      .set({ media: `${'0'.repeat(64)}.wav` })
      .execute();
    expect((await test.hear()).body).toEqual({});
  });

  it('is the next lower level where a text was not written for one', async () => {
    const test = await scene();
    await makeSpeech(studioOf(test), now);
    const [second, third] = [await test.hear(2), await test.hear(3)];
    expect(third.body.speech?.media).toBe(second.body.speech?.media);
  });

  it('is refused where the lesson itself would be: to strangers, before it opens, for texts it has not', async () => {
    const test = await scene();
    await makeSpeech(studioOf(test), now);
    const params = { ...test.params, of: 'resource' as const, text: 'hill', level: 1 };
    const stranger = await test.given.student();
    expect(await test.as(stranger).call(loadActivitySpeech, { params })).toMatchObject({ status: 404, body: { code: 'assignment_not_found' } });
    expect(await test.hear(1, 'nothing')).toMatchObject({ status: 404, body: { code: 'text_not_found' } });
    expect(await test.me.call(loadActivitySpeech, { params: { ...params, of: 'article' } })).toMatchObject({ status: 404, body: { code: 'text_not_found' } });
    test.clock.moveTo('2026-01-01T00:00:00Z');
    expect(await test.hear()).toMatchObject({ status: 403, body: { code: 'assignment_not_open' } });
  });

  it('is there for teachers who may see the lesson, and for nobody else of them', async () => {
    const test = await scene();
    await makeSpeech(studioOf(test), now);
    const params = { lessonId: test.lesson.lessonId, of: 'resource' as const, text: 'hill', level: 1 };
    expect((await test.as(test.teacher).call(previewSpeech, { params })).body.speech?.segments).toHaveLength(2);
    await test.owner.updateTable('lesson').set({ withdrawn_at: test.clock.now() }).execute();
    expect(await test.as(test.teacher).call(previewSpeech, { params })).toMatchObject({ status: 404, body: { code: 'lesson_not_found' } });
  });

  it('costs two statements, however long the text', async () => {
    const test = await scene();
    await test.me.call(beginAttempt, { params: test.params });
    await makeSpeech(studioOf(test), now);
    await test.hear();
    const short = await test.statements(() => test.hear(1));
    const long = await test.statements(() => test.hear(2));
    expect(long.statements).toHaveLength(short.statements.length);
    expect(short.statements.filter((text) => /speech|attempt/.test(text)).length).toBe(2);
  });
});
