import { fastify } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../../platform/log/index.ts';
import { createSpeechEngine } from '../../platform/speech/index.ts';
import { fakeEngine } from '../../testing/fake-speech-engine.ts';
import { sampleLesson } from '../../testing/sample-lesson.ts';
import { testApp } from '../../testing/test-app.ts';
import { keepSpoken } from './speech-job.ts';

/** A server of its own that only makes sounds. */
async function working(waits: { first: number; next: number }) {
  const test = await testApp();
  const app = fastify();
  const engine = createSpeechEngine(fakeEngine());
  const log = createLog({ level: 'silent', readable: false });
  keepSpoken(app, { db: test.db, storage: test.storage, clock: test.clock, engine, log }, waits);
  await app.ready();
  const sounds = async () => (await test.owner.selectFrom('speech').selectAll().execute()).length;
  return { ...test, job: app, sounds };
}

describe('@S-READALOUD the work in the background', () => {
  it('makes the sounds of what is imported while the server runs', async () => {
    const { given, job, sounds } = await working({ first: 1, next: 20 });
    await given.lesson({ view: sampleLesson.view, key: sampleLesson.key });
    await vi.waitFor(async () => expect(await sounds()).toBe(1), 10_000);
    await job.close();
  });

  it('stops with the server in the middle of a sound', async () => {
    const { given, job, sounds, owner } = await working({ first: 1, next: 20 });
    const view = structuredClone(sampleLesson.view);
    for (const resource of view.parts.flatMap(({ resources }) => resources))
      if ('levels' in resource && resource.levels)
        resource.levels['1'] = { words: 1, paragraphs: [{ number: 1, units: [{ number: 1, text: [{ type: 'text', text: 'HANG' }] }] }] };
    await given.lesson({ view, key: sampleLesson.key });
    const leases = () => owner.selectFrom('speech_lease').selectAll().execute();
    await vi.waitFor(async () => expect(await leases()).toHaveLength(1), 10_000);
    await job.close();
    expect([await sounds(), await leases()]).toEqual([0, []]);
  });
});
