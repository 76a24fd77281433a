import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLesson } from './check-lesson.ts';

const name = 'us-sci-cornfield-volcano';
let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'alba-video-'));
  folder = join(parent, name);
  cpSync(resolve(import.meta.dirname, '../../../../content/us/lessons', name), folder, { recursive: true });
});
afterEach(() => rmSync(parent, { recursive: true }));

const change = (file: string, find: string | RegExp, put: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(find);
  writeFileSync(join(folder, file), text.replace(find, put));
};
const told = () =>
  checkLesson(folder, folder)
    .problems.filter(({ field }) => field.startsWith('resources[0]'))
    .map(({ field, message }) => `${field}: ${message}`);

describe('@K-MEDIA content check of a video', () => {
  it('has nothing to say about a film that was made by the command', () => expect(told()).toEqual([]));

  it.each([
    [
      'a caption is too long',
      'media/spark.vtt',
      'Mexico, February 1943.',
      'Mexico, in the month of February of the year 1943.',
      'captions: media/spark.vtt at 3.4 s: "Mexico, in',
    ],
    ['captions cannot be read', 'media/spark.vtt', 'WEBVTT', 'WEBVT', 'does not begin with the line WEBVTT'],
    [
      'captions and transcript differ',
      'media/spark.vtt',
      'empty field',
      'bare field',
      'transcript: says "of an empty field." where the captions say "of an bare field."',
    ],
    ['nothing is described', 'media/spark-description.vtt', /WEBVTT[\s\S]*/, 'WEBVTT\n', 'description: media/spark-description.vtt holds no cue'],
    ['a file is missing', 'parts/spark.yaml', 'captions: media/spark.vtt', 'captions: media/sparks.vtt', 'captions: there is no media/sparks.vtt'],
    ['the transcript has no headings', 'parts/spark.yaml', / {6}- heading: .*\n {8}text/g, '      - text', 'transcript: has no heading'],
  ])('tells when %s', (_, file, find, put, says) => {
    change(file, find, put);
    expect(told().join('\n')).toContain(says);
  });

  it('tells when the film is too heavy or no film', () => {
    writeFileSync(join(folder, 'media/spark.webm'), Buffer.alloc(3_100_000));
    expect(told().join('\n')).toMatch(/no WebM file[\s\S]*3\.1 MB, at most 3/);
  });
});
