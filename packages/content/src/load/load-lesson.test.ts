import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourcesFile } from '../pack/lesson.schema.ts';
import { soundLesson, withChanges } from '../testing/planted.ts';
import { completeLesson, loadDraft } from './load-lesson.ts';
import { readYaml } from './read-yaml.ts';

describe('loadDraft', () => {
  it('reads a whole lesson with parts and articles in their order', () => {
    const { draft, problems } = loadDraft(soundLesson);
    expect(problems).toEqual([]);
    const lesson = completeLesson(draft);
    expect(lesson?.parts.map((part) => part.part)).toEqual(['spark', 'connect', 'build', 'learn-more']);
    expect(lesson?.articles.map((article) => article.id)).toEqual(['pond-in-winter', 'ship-and-iceberg']);
    expect([...(lesson?.files.keys() ?? [])]).toEqual(['images/cover.svg', 'images/pond.svg']);
  });
  it.each(['lesson.yaml', 'parts/build.yaml', 'articles/pond-in-winter.yaml', 'sources.yaml'])('says that %s is missing', (file) => {
    withChanges([], (folder) => {
      rmSync(join(folder, file));
      const { draft, problems } = loadDraft(folder, folder);
      expect(problems).toContainEqual({ file, line: 1, field: '', message: 'this file is missing: add it', severity: 'error' });
      if (file !== 'sources.yaml') expect(completeLesson(draft)).toBeUndefined();
    });
  });
  it('reads an empty folder without failing', () => {
    withChanges([], (folder) => {
      for (const name of ['lesson.yaml', 'parts', 'articles', 'images', 'sources.yaml']) rmSync(join(folder, name), { recursive: true });
      expect(loadDraft(folder, folder).problems).toHaveLength(6);
    });
  });
});

describe('readYaml', () => {
  const read = (text: string) => readYaml({ file: 'sources.yaml', text, schema: sourcesFile }).problems;
  it.each([
    ['a tab', '- claim: "a"\n\tsource: "b"', 2, 'tab'],
    ['an open quote', '- claim: "a\n- source: b', 2, 'quote'],
    ['a field twice', '- claim: a\n  claim: b\n  source: c', 2, 'unique'],
    ['no list', 'claim: a', 1, 'must be a list, but is a group of fields'],
    ['an empty file', '', 1, 'must be a list, but is empty'],
    ['text that is a number', '- { claim: 1943, source: a }', 1, 'must be text (put it in quotes), but is 1943'],
    ['an empty text', '- { claim: "", source: a }', 1, 'is empty: write it'],
  ])('explains %s', (_, text, line, says) => {
    const problem = read(text).find(({ message }) => message.toLowerCase().includes(says.toLowerCase()));
    expect(problem, JSON.stringify(read(text))).toMatchObject({ line, severity: 'error' });
  });
  it('does not run away with a bomb of aliases', () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
      .split('')
      .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[index]}`).join(',')}]`)
      .join('\n')}`;
    expect(read(bomb)).toHaveLength(1);
  });
});
