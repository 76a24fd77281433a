import { describe, expect, it } from 'vitest';
import type { QuestionKind } from './public.ts';
import type { QuestionResponse } from './response.ts';
import { describeCorrect, feedback, outcomeOf, possiblePoints, type Score, score, split } from './server.ts';
import { samples } from './testing/samples.ts';

const keys = Object.fromEntries(Object.values(samples).map((sample) => [sample.kind, split(sample, 'lesson').key])) as Record<
  QuestionKind,
  ReturnType<typeof split>['key']
>;
const stepIds = (...steps: string[]) => {
  const shown = split(samples.ordering, 'lesson').public;
  return steps.map((step) => (shown.kind === 'ordering' ? (shown.steps.find(({ text }) => text[0]?.text === step)?.id ?? '?') : '?'));
};

const right = (points = 1, parts?: Record<string, boolean>): Score => ({ type: 'scored', points, possible: points, right: true, ...(parts ? { parts } : {}) });
const wrong: Score = { type: 'scored', points: 0, possible: 1, right: false };
const unknown: Score = { type: 'invalid', message: 'unknown_choice' };
const one = (choice: string): QuestionResponse => ({ kind: 'single-choice', choice });
const many = (...choices: string[]): QuestionResponse => ({ kind: 'multiple-choice', choices });
const truth = (answer: boolean): QuestionResponse => ({ kind: 'true-false', answer });
const gaps = (chosen: Record<string, string>): QuestionResponse => ({ kind: 'cloze', gaps: chosen });
const number = (text: string): QuestionResponse => ({ kind: 'numeric', text });
const order = (...ids: string[]): QuestionResponse => ({ kind: 'ordering', order: ids });
const rows = (chosen: Record<string, string>): QuestionResponse => ({ kind: 'matching', rows: chosen });
const units = (...chosen: number[]): QuestionResponse => ({ kind: 'hot-text', units: chosen });
const open = (text: string): QuestionResponse => ({ kind: 'open-response', text });

/** What is answered, what it earns, and what a first wrong try reads (none when right). */
const table: [string, QuestionResponse, Score, string | undefined][] = [
  ['the right choice', one('b'), right(), undefined],
  ['a wrong choice: its own words', one('a'), wrong, 'rain'],
  ['no choice yet', one(''), wrong, undefined],
  ['a choice that is not there', one('z'), unknown, undefined],
  ['a name every object has', one('toString'.slice(0, 4)), unknown, undefined],
  ['both right choices, in any order', many('c', 'a'), right(), undefined],
  ['one right choice: words about the missing one', many('a'), wrong, 'missing'],
  ['one right and one wrong: the wrong one speaks', many('d', 'a'), wrong, 'snow'],
  ['two wrong: the first in the question speaks', many('d', 'b'), wrong, 'rain'],
  ['every choice earns nothing', many('a', 'b', 'c', 'd'), wrong, 'rain'],
  ['a choice twice is one choice', many('a', 'a'), wrong, 'missing'],
  ['an unknown choice among right ones', many('a', 'c', 'z'), unknown, 'missing'],
  ['true', truth(true), right(), undefined],
  ['false', truth(false), wrong, 'truth'],
  ['both gaps', gaps({ a: 'a', b: 'c' }), right(2, { a: true, b: true }), undefined],
  ['one gap of two', gaps({ a: 'a', b: 'a' }), { type: 'scored', points: 1, possible: 2, right: false, parts: { a: true, b: false } }, 'rain'],
  [
    'two wrong gaps: the first speaks',
    gaps({ b: 'a', a: 'b' }),
    { type: 'scored', points: 0, possible: 2, right: false, parts: { a: false, b: false } },
    'sky',
  ],
  ['a gap left empty', gaps({ a: 'a' }), { type: 'scored', points: 1, possible: 2, right: false, parts: { a: true, b: false } }, undefined],
  ['a gap that is not there', gaps({ a: 'a', b: 'c', c: 'a' }), unknown, undefined],
  ['an option that is not there', gaps({ a: 'z', b: 'c' }), unknown, undefined],
  ['a gap named as a prototype', gaps({ constructor: 'a' }), unknown, undefined],
  ['the number in any spelling', number('1.500,0'), right(), undefined],
  ['the number at the edge of its tolerance', number('1500,5'), right(), undefined],
  ['the number beyond it', number('1500.51'), wrong, 'number'],
  ['either reading of 1,500', number('1,500'), right(), undefined],
  ['a known slip: its own words', number('424'), wrong, 'slip'],
  ['no number', number('many'), { type: 'invalid', message: 'not_a_number' }, undefined],
  ['blank', number('  '), wrong, undefined],
  ['the right order', order(...stepIds('crack', 'thunder', 'smoke', 'hill')), right(), undefined],
  ['two steps changed', order(...stepIds('crack', 'smoke', 'thunder', 'hill')), wrong, 'order'],
  ['only the first steps', order(...stepIds('crack', 'thunder')), wrong, undefined],
  ['a step twice', order('a', 'a', 'b', 'c'), { type: 'invalid', message: 'repeated_choice' }, 'order'],
  ['a step that is not there', order('a', 'b', 'c', 'z'), unknown, 'order'],
  ['every row', rows({ a: 'a', b: 'b', c: 'b' }), right(3, { a: true, b: true, c: true }), undefined],
  ['one row wrong', rows({ a: 'a', b: 'a', c: 'b' }), { type: 'scored', points: 2, possible: 3, right: false, parts: { a: true, b: false, c: true } }, 'hill'],
  ['a row that is not there', rows({ x: 'a' }), unknown, undefined],
  ['the key units', units(6, 3), right(), undefined],
  ['another set that counts', units(7, 3), right(), undefined],
  ['half a set', units(3), wrong, 'units'],
  ['units of two sets', units(6, 7), wrong, 'units'],
  ['a unit with words of its own', units(3, 5), wrong, 'five'],
  ['an open response', open('Because.'), { type: 'unmarked' }, undefined],
];

describe('score and feedback', () => {
  it.each(table)('%s', (_, response, expected, words) => {
    const key = keys[response.kind];
    expect(score(key, response)).toEqual(expected);
    expect(feedback(key, response, 1)?.text).toEqual(words && [{ type: 'text', text: `FIRST about ${words}` }]);
    expect(feedback(key, response, 2)?.text).toEqual(words && [{ type: 'text', text: `SECOND about ${words}` }]);
  });
  it('names the first step out of place', () => {
    const [crack = '', thunder = '', smoke = '', hill = ''] = stepIds('crack', 'thunder', 'smoke', 'hill');
    expect(feedback(keys.ordering, order(crack, smoke, thunder, hill), 1)?.firstWrongStep).toBe(smoke);
    expect(feedback(keys.ordering, order(hill, crack), 2)?.firstWrongStep).toBe(hill);
  });
  it.each(Object.values(samples))('$kind: refuses a response of another kind', (sample) => {
    const other: QuestionResponse = sample.kind === 'true-false' ? one('a') : truth(true);
    expect(score(keys[sample.kind], other)).toEqual({ type: 'invalid', message: 'wrong_kind' });
    expect(feedback(keys[sample.kind], other, 1)).toBeUndefined();
  });
});

describe('possiblePoints and describeCorrect', () => {
  it('gives one point a gap and a row, none to open responses, else one (D18)', () => {
    expect(Object.fromEntries(Object.entries(keys).map(([kind, key]) => [kind, possiblePoints(key)]))).toEqual({
      'single-choice': 1,
      'multiple-choice': 1,
      'true-false': 1,
      cloze: 2,
      numeric: 1,
      ordering: 1,
      matching: 3,
      'hot-text': 1,
      'open-response': 0,
    });
  });
  it.each(Object.values(samples).filter((sample) => sample.kind !== 'open-response'))(
    '$kind: the described answer earns every point, also after a trip through the database',
    (sample) => {
      const stored = reversed(keys[sample.kind]);
      const correct = describeCorrect(stored);
      expect(correct && score(stored, correct)).toMatchObject({ right: true, points: possiblePoints(stored) });
    },
  );
  it('writes a number with the decimal mark of the edition', () => {
    const key = { ...keys.numeric, answer: { ...keys.numeric.answer, answer: 1.74 } } as typeof keys.numeric;
    expect([describeCorrect(key), describeCorrect(key, 'pt-BR')]).toEqual([
      { kind: 'numeric', text: '1.74' },
      { kind: 'numeric', text: '1,74' },
    ]);
  });
  it('has no right answer for an open response', () => expect(describeCorrect(keys['open-response'])).toBeUndefined());
});

describe('outcomeOf', () => {
  it.each([
    ['a right answer', 'single-choice', one('b'), { points: 1, right: true, answered: true }],
    ['no answer', 'single-choice', undefined, { points: 0, right: false, answered: false }],
    ['a blank number', 'numeric', number(' '), { points: 0, right: false, answered: false }],
    ['what is no number', 'numeric', number('many'), { points: 0, right: false, answered: true }],
    ['part of a cloze', 'cloze', gaps({ a: 'a' }), { points: 1, right: false, answered: true }],
  ] as const)('%s', (_, kind, response, expected) => {
    expect(outcomeOf(keys[kind], response)).toEqual({ questionId: samples[kind].id, skill: 'cause-effect', possible: possiblePoints(keys[kind]), ...expected });
  });
});

/** jsonb keeps no order of fields. */
function reversed<T>(value: T): T {
  const turn = (entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map(turn);
    if (typeof entry !== 'object' || entry === null) return entry;
    return Object.fromEntries(
      Object.entries(entry)
        .reverse()
        .map(([name, inner]) => [name, turn(inner)]),
    );
  };
  return turn(value) as T;
}
