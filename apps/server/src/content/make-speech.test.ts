import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runContent } from '@alba/content/cli/content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../platform/clock/index.ts';
import { createTestDatabase, type TestDatabase } from '../platform/embedded-postgres/test-cluster.ts';
import { folderStorage } from '../platform/storage/index.ts';
import { tellSpeech } from '../setup/tell-speech.ts';
import { fakeEngine } from '../testing/fake-speech-engine.ts';
import { importCommand } from './import.ts';
import type { Installation } from './installation.ts';

const fixture = resolve(import.meta.dirname, '../../../../packages/content/fixtures/us-sci-ice-floats');
let folder: string;
let test: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alba-speech-now-'));
  cpSync(fixture, join(folder, 'us/lessons/us-sci-ice-floats'), { recursive: true });
  test = await createTestDatabase();
});
afterEach(async () => {
  await test.drop();
  rmSync(folder, { recursive: true });
});

async function run(speech: Installation['speech'], ...words: string[]) {
  const lines: string[] = [];
  const storage = folderStorage(join(folder, 'media'));
  const clock = fixedClock('2026-11-21T16:00:00Z');
  const command = importCommand((work) => work({ db: test.owner, storage, clock, contentDir: join(folder, 'content'), speech }));
  const code = await runContent(['import', join(folder, 'us'), ...words], (line) => lines.push(line), { import: command });
  return { code, last: lines.at(-1) };
}

describe('@S-READALOUD content import --speech', () => {
  it('makes the sounds of what came in and waits for them; the second time there is nothing to make', async () => {
    const first = await run(fakeEngine(), '--speech');
    expect([first.code, Number(/^(\d+) sounds made$/.exec(first.last ?? '')?.[1]) > 10]).toEqual([0, true]);
    expect(await run(fakeEngine(), '--speech')).toEqual({ code: 0, last: '0 sounds made' });
  });
  it('makes none when nobody asks, and says why when there is nothing to make them with', async () => {
    expect((await run(fakeEngine())).last).toBe('1 new, 0 changed, 0 unchanged'.replace(/^/, '\n'));
    expect(await run({ missing: 'no-package' }, '--speech')).toEqual({
      code: 1,
      last: 'No sounds were made: no speech engine is installed (README, Read aloud).',
    });
  });
});

describe('what reads the lessons aloud', () => {
  it('is said once, and again when it changed', async () => {
    const told: string[] = [];
    for (const setting of ['off', 'off', folder]) await tellSpeech(test.owner, setting, (line) => told.push(line));
    expect(told).toEqual([expect.stringMatching(/^Read aloud: SPEECH_ENGINE is off/), expect.stringMatching(/^Read aloud: no speech engine is installed/)]);
  });
});
