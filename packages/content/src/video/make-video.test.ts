import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { soundLesson } from '../testing/planted.ts';
import { makeVideo } from './make-video.ts';

const filmed = resolve(import.meta.dirname, '../../../../content/us/lessons/us-sci-cornfield-volcano');
let folder: string;
const { PATH, ALBA_SPEECH } = process.env;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alba-film-'));
});
afterEach(() => {
  Object.assign(process.env, { PATH });
  if (ALBA_SPEECH === undefined) delete process.env.ALBA_SPEECH;
  rmSync(folder, { recursive: true });
});

const make = (lesson: string) => {
  cpSync(lesson, folder, { recursive: true });
  return makeVideo(folder, () => undefined);
};

describe('making a video', () => {
  it('asks for the storyboard first', () => expect(make(soundLesson)).rejects.toThrow('write the storyboard first'));

  it('stops with a clear line where there is no speech engine', () => {
    process.env.PATH = folder;
    delete process.env.ALBA_SPEECH;
    return expect(make(filmed)).rejects.toThrow('There is no speech engine: install espeak-ng');
  });
});
