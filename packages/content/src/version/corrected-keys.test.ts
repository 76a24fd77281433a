import { score } from '@alba/items/server';
import { describe, expect, it } from 'vitest';
import { checkLesson } from '../check/check-lesson.ts';
import { type Change, withChanges } from '../testing/planted.ts';
import { buildVersion } from './build-version.ts';
import { compareVersions } from './compare-versions.ts';
import { correctedKeys } from './corrected-keys.ts';

const build = 'parts/build.yaml';
const connect = 'parts/connect.yaml';
const change = (file: string, find: string | RegExp, put: string): Change => ({ file, find, put });

function version(...changes: Change[]) {
  return withChanges(changes, (folder) => {
    const { lesson, problems } = checkLesson(folder, folder);
    if (!lesson) throw new Error(JSON.stringify(problems));
    return { ...buildVersion(lesson), guides: lesson.guides };
  });
}
const first = version();

describe('a corrected key', () => {
  it.each([
    ['another number', change(build, 'answer: 20', 'answer: 21'), 'build-less', { kind: 'numeric', text: '21' }],
    ['more tolerance', change(build, 'answer: 20', 'answer: 20\n    tolerance: 2'), 'build-less', { kind: 'numeric', text: '18' }],
    ['another unit', change(connect, 'keys: [4]', 'keys: [2]'), 'connect-proof', { kind: 'hot-text', units: [2] }],
    ['one more set of units', change(connect, 'keys: [4]', 'keys: [4]\n    alternatives: [[2]]'), 'connect-proof', { kind: 'hot-text', units: [2] }],
    ['the other word', change(connect, 'answer: true', 'answer: false'), 'connect-true', { kind: 'true-false', answer: false }],
    ['another option of a row', change(build, '{ text: "oil", option: 1', '{ text: "oil", option: 2'), 'build-match', undefined],
  ] as const)('marks old answers by %s', (_what, planted, id, response) => {
    const { corrected, rewritten, questions } = correctedKeys(first, version(planted));
    expect({ corrected, rewritten }).toEqual({ corrected: [id], rewritten: [] });
    const key = questions.find((question) => question.id === id);
    if (response && key) expect(score(key, response as never)).toMatchObject({ type: 'scored', right: true });
    expect(questions.map((question) => question.id)).toEqual(first.key.questions.map((question) => question.id));
  });
  it('moves the right answer of an ordering by what the steps say, not by their letters', () => {
    const steps = '["The water gets cold.", "Particles lock into rings.", "The same water takes more space.", "The ice stays on top."]';
    const other = '["The water gets cold.", "The same water takes more space.", "Particles lock into rings.", "The ice stays on top."]';
    const { corrected, questions } = correctedKeys(first, version(change(connect, steps, other)));
    expect(corrected).toEqual(['connect-order']);
    const asked = first.view.parts.flatMap((part) => part.questions).find((question) => question.id === 'connect-order');
    if (asked?.kind !== 'ordering') throw new Error('no ordering');
    const idOf = (text: string) => asked.steps.find((step) => step.text[0]?.text === text)?.id ?? '';
    const order = (JSON.parse(other) as string[]).map(idOf);
    const key = questions.find((question) => question.id === 'connect-order');
    if (!key) throw new Error('no key');
    expect(score(key, { kind: 'ordering', order })).toMatchObject({ right: true });
    expect(score(key, { kind: 'ordering', order: (JSON.parse(steps) as string[]).map(idOf) })).toMatchObject({ right: false });
  });
  it('leaves answers to a question alone that was written anew', () => {
    const rewritten = version(
      change(connect, 'prompt: "Most things get more dense as they turn cold."', 'prompt: "Water gets more dense as it turns to ice."'),
      change(connect, 'answer: true', 'answer: false'),
    );
    const result = correctedKeys(first, rewritten);
    expect({ corrected: result.corrected, rewritten: result.rewritten }).toEqual({ corrected: [], rewritten: ['connect-true'] });
    expect(result.questions).toEqual(first.key.questions);
  });
  it('is not one where only words for teachers or feedback changed', () => {
    const { corrected, rewritten, questions } = correctedKeys(first, version(change(build, 'adds instead of comparing', 'adds both')));
    expect([corrected, rewritten, questions]).toEqual([[], [], first.key.questions]);
  });
});

describe('what a new version changes', () => {
  it('is nothing for the same content', () => {
    const none = { added: [], removed: [], changed: [] };
    expect(compareVersions(first, version(change('lesson.yaml', /^/, '# note\n')))).toEqual({
      head: [],
      resources: none,
      questions: none,
      keys: [],
      articles: none,
      media: { added: 0, removed: 0 },
      guides: false,
    });
  });
  it('is told by its names', () => {
    const after = version(
      change('lesson.yaml', /title: .*/, 'title: "Ice on Top"'),
      change(build, 'answer: 20', 'answer: 21'),
      change(connect, 'id: connect-word', 'id: connect-new'),
      change('articles/pond-in-winter.yaml', 'title: "A Pond in Winter"', 'title: "A Pond"'),
      change('images/pond.svg', '</svg>', '<!-- drawn again --></svg>'),
      change('guides/activity.yaml', 'title: "The lid that rises"', 'title: "The lid"'),
      change('parts/spark.yaml', 'bobs up to the', 'comes up to the'),
    );
    expect(compareVersions(first, after)).toEqual({
      head: ['title'],
      resources: { added: [], removed: [], changed: ['two-cubes'] },
      questions: { added: ['connect-new'], removed: ['connect-word'], changed: ['build-less'] },
      keys: ['build-less'],
      articles: { added: [], removed: [], changed: ['pond-in-winter'] },
      media: { added: 1, removed: 1 },
      guides: true,
    });
  });
});
