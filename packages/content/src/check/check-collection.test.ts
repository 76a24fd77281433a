import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { soundLesson } from '../testing/planted.ts';
import { soundCollection as sound } from '../testing/sound-collection.ts';
import { checkCollection } from './check-collection.ts';

let library: string;

beforeEach(() => {
  library = mkdtempSync(join(tmpdir(), 'alba-collection-'));
  for (const name of ['us-sci-ice-one', 'us-sci-ice-two', 'us-sci-ice-three']) cpSync(soundLesson, join(library, 'us/lessons', name), { recursive: true });
});
afterEach(() => rmSync(library, { recursive: true }));

function check(change: object = {}) {
  const folder = join(library, 'us/collections/us-sci-cold');
  mkdirSync(join(folder, 'images'), { recursive: true });
  cpSync(join(soundLesson, 'images/cover.svg'), join(folder, 'images/cover.svg'));
  writeFileSync(join(folder, 'collection.yaml'), stringify({ ...sound, ...change }));
  return checkCollection(folder, folder);
}

describe('@K-COLLECTIONS checkCollection', () => {
  it('finds nothing to mend in a sound collection', () => {
    const { problems, collection } = check();
    expect(problems).toEqual([]);
    expect(collection?.lessons).toHaveLength(3);
  });
  it.each([
    [
      'a lesson that does not exist',
      { lessons: [...sound.lessons.slice(0, 2), { lesson: 'us-sci-none', adds: 'x', ifSkipped: 'y' }] },
      'there is no lesson "us-sci-none"',
    ],
    ['a lesson that stands twice', { lessons: [sound.lessons[0], sound.lessons[1], sound.lessons[0]] }, 'stands here twice'],
    ['another subject', { subject: 'ela' }, 'is a lesson of science'],
    ['a skill that is hardly trained', { skills: ['cause-effect', 'use-vocabulary', 'fact-opinion'] }, 'fact-opinion has 0 scored questions'],
    ['a missing cover', { cover: { file: 'images/none.svg', description: 'x' } }, 'there is no images/none.svg'],
    ['another name than its folder', { id: 'us-sci-warm' }, 'the folder is called'],
    ['too few lessons', { lessons: sound.lessons.slice(0, 2) }, 'at least 3'],
  ])('tells of %s at its line', (_, change, message) => {
    const { problems, collection } = check(change);
    expect(problems.map((problem) => problem.message).join('\n')).toContain(message);
    expect(problems[0]?.line).toBeGreaterThan(0);
    expect(collection).toBeUndefined();
  });
});
