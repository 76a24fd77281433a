import { editionIds, subjectsOf } from '@alba/domain/editions';
import { describe, expect, it } from 'vitest';
import { checkLesson } from '../check/check-lesson.ts';
import { articleView, lessonKey, lessonView } from '../lesson-view/index.ts';
import { type Change, soundLesson, withChanges } from '../testing/planted.ts';
import { buildVersion, type LessonVersion, slugOf } from './build-version.ts';
import { canonicalJson } from './canonical-json.ts';
import { foldForSearch } from './search-text.ts';
import { topicWords } from './topic-words.ts';

function built(...changes: Change[]): LessonVersion {
  return withChanges(changes, (folder) => {
    const { lesson, problems } = checkLesson(folder, folder);
    if (!lesson) throw new Error(JSON.stringify(problems));
    return buildVersion(lesson);
  });
}

describe('@K-LESSON buildVersion', () => {
  const version = built();

  it('fits the schemas of the wire', () => {
    expect(lessonView.parse(version.view)).toEqual(version.view);
    expect(lessonKey.parse(version.key)).toEqual(version.key);
    expect(version.articles.map((article) => articleView.parse(article))).toEqual(version.articles);
  });
  it('tells the browser what a lesson is', () => {
    expect(version.view).toMatchObject({
      packId: 'us-sci-ice-floats',
      slug: 'the-ice-that-would-not-sink',
      ladder: 'us-3-5',
      levels: [1, 2, 3, 4],
      cover: { width: 320, height: 200, media: expect.stringMatching(/^[0-9a-f]{64}\.svg$/) },
      articles: [{ id: 'pond-in-winter' }, { id: 'ship-and-iceberg' }],
    });
    expect(version.view.parts.map(({ part, questions }) => [part, questions.length])).toEqual([
      ['spark', 2],
      ['connect', 5],
      ['build', 5],
      ['learn-more', 0],
    ]);
  });
  it('numbers paragraphs and units through the whole passage and counts its words', () => {
    const [passage] = version.view.parts[1]?.resources ?? [];
    const levels = passage && 'levels' in passage ? passage.levels : undefined;
    expect(levels?.['1']?.words).toBe(57);
    expect(levels?.['1']?.paragraphs.map(({ number, heading, units }) => [number, heading, units.map((unit) => unit.number)])).toEqual([
      [1, 'Packed in', [1, 2]],
      [2, 'Room to spare', [3, 4]],
    ]);
    expect(levels?.['4']?.paragraphs[0]?.units[0]?.text).toContainEqual({ type: 'vocabulary', text: 'particles', word: 'particle' });
  });
  it('keeps every answer, explanation, misconception and feedback out of what a browser may see', () => {
    const shown = JSON.stringify([version.view, version.articles]);
    for (const secret of [
      'misconception',
      'feedback',
      'explanation',
      'correct',
      'tolerance',
      'Put a finger on',
      'takes any difference',
      'It is easy to put the room',
      'accepted',
      'modelAnswers',
    ]) {
      expect(shown).not.toContain(secret);
    }
    expect(version.key.questions).toHaveLength(12);
    expect(version.key.skills).toEqual(['analyze-interpret-data', 'cause-effect', 'cite-text-evidence', 'compare-contrast', 'use-vocabulary']);
  });
  it('names each picture by its content, once', () => {
    expect(version.media.map(({ name, contentType }) => [name.length, contentType])).toEqual([
      [68, 'image/svg+xml'],
      [68, 'image/svg+xml'],
    ]);
    expect(JSON.stringify(version.view)).toContain(version.media[0]?.name);
  });
  it('has words for every topic that lessons can have', () => {
    const topics = editionIds.flatMap((edition) => subjectsOf(edition)).flatMap(({ categories }) => [...categories]);
    expect(topics.filter((topic) => topicWords[topic] === undefined)).toEqual([]);
  });
  it('is findable by title, words, meanings, topics and skills, whatever the accents', () => {
    for (const word of ['float', 'particles', 'vocabulary', 'sink', 'pond', 'physics']) expect(foldForSearch(version.searchText)).toContain(word);
  });

  it('has the same hash for the same content, however the YAML is written', () => {
    expect(built().hash).toBe(version.hash);
    expect(built({ file: 'lesson.yaml', find: 'minutes: 40', put: 'minutes:  40 # about one class' }).hash).toBe(version.hash);
    expect(built({ file: 'sources.yaml', find: 'Ice floats', put: 'Ice does float' }).hash).toBe(version.hash);
  });
  it.each([
    ['a word of a passage', { file: 'parts/spark.yaml', find: 'candle wax', put: 'yellow wax' }],
    ['a key', { file: 'parts/connect.yaml', find: 'answer: true', put: 'answer: false' }],
    ['feedback', { file: 'parts/spark.yaml', find: 'Compare where each cube ends up.', put: 'Say where each cube ends up.' }],
    ['an article', { file: 'articles/pond-in-winter.yaml', find: 'Fish rest', put: 'Frogs rest' }],
    ['a picture', { file: 'images/pond.svg', find: '#fff', put: '#eee' }],
  ])('has another hash after a change of %s', (_, change) => expect(built(change).hash).not.toBe(version.hash));

  it('leaves the reason for an accepted figure with the authors', () => {
    const accepted = built({ file: 'articles/pond-in-winter.yaml', find: '"1":', put: '"1":\n    accepted: "A list of names"' });
    expect(JSON.stringify(accepted.articles)).not.toContain('A list of names');
  });
  it('says which picture is missing', () => {
    const { lesson } = checkLesson(soundLesson);
    expect(() => lesson && buildVersion({ ...lesson, files: new Map() })).toThrow('images/cover.svg is missing');
  });
});

describe('slugOf', () => {
  it.each([
    ['El cóndor que casi no aletea', 'el-condor-que-casi-no-aletea'],
    ['¿Quién llenó los baldes?', 'quien-lleno-los-baldes'],
    ['O “boimate” — 1983!', 'o-boimate-1983'],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));
});

describe('canonicalJson', () => {
  it('writes equal values alike', () => {
    expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: null })).toBe('{"a":null,"b":[{"d":1}]}');
    expect(canonicalJson({ a: null, b: [{ d: 1 }] })).toBe(canonicalJson({ b: [{ d: 1 }], a: null }));
  });
});
