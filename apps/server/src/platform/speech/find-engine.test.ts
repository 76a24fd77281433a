import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEspeak } from './espeak/synthesize.ts';
import { findSpeechEngine } from './find-engine.ts';

/** Stands for the package: it says one sample a letter, and tells of the first word only. */
const standIn = `export default async () => ({ eSpeakNGWorker: class {
  set_voice(name) { this.voice = name; }
  set_rate() {}
  get_samplerate() { return 100; }
  synthesize(text, take) {
    const length = [...text].length;
    take(new Int16Array(length), [{ type: 'word', text_position: 1, word_length: 3, audio_position: 0 }, { type: 'end', text_position: length, word_length: 0, audio_position: length * 10 }]);
  }
} });`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alba-engine-'));
  mkdirSync(join(folder, 'bin'));
  vi.stubEnv('PATH', join(folder, 'bin'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function installPackage(): void {
  const place = join(folder, 'node_modules/@echogarden/espeak-ng-emscripten');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ version: '0.3.5', main: 'espeak-ng.js', type: 'module' }));
  writeFileSync(join(place, 'espeak-ng.js'), standIn);
}
function installFfmpeg(): void {
  writeFileSync(join(folder, 'bin/ffmpeg'), '');
  chmodSync(join(folder, 'bin/ffmpeg'), 0o755);
}

describe('finding the speech engine', () => {
  it('is off, or says what is missing', () => {
    expect(findSpeechEngine('off')).toEqual({ missing: 'off' });
    expect(findSpeechEngine(folder)).toEqual({ missing: 'no-package' });
    installPackage();
    expect(findSpeechEngine(folder)).toEqual({ missing: 'no-ffmpeg' });
  });
  it('names its voice by the version of the package, so that another one makes everything anew', () => {
    installPackage();
    installFfmpeg();
    expect(findSpeechEngine(folder)).toMatchObject({ voice: 'eSpeak NG 0.3.5/1', command: process.execPath });
  });
  it('@S-READALOUD says a text paragraph by paragraph, with silence between', async () => {
    installPackage();
    const say = await loadEspeak(join(folder, 'node_modules/@echogarden/espeak-ng-emscripten/espeak-ng.js'));
    const text = 'One two.\n\nTen.';
    const { samples, sampleRate, words } = say({ language: 'en', text });
    expect(samples.length / sampleRate).toBeCloseTo(0.08 + 0.55 + 0.04);
    expect(words).toEqual([
      { from: 0, to: 3, start: 0, end: 0.08 },
      { from: 10, to: 13, start: 0.63, end: 0.67 },
    ]);
  });
});
