import type { PublicQuestion } from '@alba/items/browser';
import { describe, expect, it } from 'vitest';
import type { QuestionKey } from './api.ts';
import { acceptedOf, wrongAnswersOf } from './notes.ts';

const text = (words: string) => [{ type: 'text' as const, text: words }];
const feedback: [ReturnType<typeof text>, ReturnType<typeof text>] = [text('one'), text('two')];
const wrong = (misconception: string) => ({ misconception, feedback });
const nothing = () => undefined;

const question = (given: object) => ({ id: 'q', prompt: text('?'), ...given }) as unknown as PublicQuestion;
const answer = (given: object) => given as unknown as QuestionKey['answer'];

describe('@A-PREVIEW what teachers read about wrong answers', () => {
  it('names each wrong choice in the order shown', () => {
    const choices = ['a', 'b', 'c'].map((id) => ({ id, text: text(`choice ${id}`) }));
    const key = answer({ kind: 'single-choice', correct: 'b', wrong: { c: wrong('third'), a: wrong('first') } });
    expect(wrongAnswersOf(question({ kind: 'single-choice', choices }), key, { unitText: nothing, number: String })).toEqual([
      { words: 'choice a', misconception: 'first', feedback },
      { words: 'choice c', misconception: 'third', feedback },
    ]);
  });

  it('takes the wrong side of true or false', () => {
    expect(
      wrongAnswersOf(question({ kind: 'true-false' }), answer({ kind: 'true-false', answer: true, misconception: 'm', feedback }), {
        unitText: nothing,
        number: String,
      }),
    ).toEqual([{ words: false, misconception: 'm', feedback }]);
  });

  it('shows sentences in the words of the level', () => {
    const key = answer({ kind: 'hot-text', keys: [[1]], wrong: { 2: wrong('m') }, feedback });
    const hotText = question({ kind: 'hot-text', resource: 'r' });
    expect(wrongAnswersOf(hotText, key, { unitText: (resource, unit) => text(`${resource}${unit}`), number: String })).toEqual([
      { words: 'r2', misconception: 'm', feedback },
      { feedback },
    ]);
    expect(wrongAnswersOf(hotText, key, { unitText: nothing, number: String })).toEqual([{ words: undefined, misconception: 'm', feedback }, { feedback }]);
  });

  it('has nothing to say of open responses', () => {
    const key = answer({ kind: 'open-response', modelAnswers: { strong: [], developing: [] }, rubric: [] });
    expect(wrongAnswersOf(question({ kind: 'open-response' }), key, { unitText: nothing, number: String })).toEqual([]);
  });

  it('tells what students read after any other wrong answer', () => {
    const key = answer({ kind: 'numeric', answer: 7, tolerance: 0, slips: [{ value: 9, ...wrong('added') }], feedback });
    expect(wrongAnswersOf(question({ kind: 'numeric' }), key, { unitText: nothing, number: String })).toEqual([
      { words: '9', misconception: 'added', feedback },
      { feedback },
    ]);
  });
});

describe('@A-PREVIEW what else counts as right', () => {
  const words = { unitText: (resource: string, unit: number) => text(`${resource}${unit}`), number: String };

  it('is a range where a number may be off', () => {
    const key = (tolerance: number) => answer({ kind: 'numeric', answer: 7, tolerance, slips: [], feedback });
    expect(acceptedOf(question({ kind: 'numeric' }), key(0.5), words)).toEqual([{ range: ['6.5', '7.5'] }]);
    expect(acceptedOf(question({ kind: 'numeric' }), key(0), words)).toEqual([]);
  });

  it('is other sentences, after the set that is shown', () => {
    const key = answer({ kind: 'hot-text', keys: [[1], [2, 3]], wrong: {}, feedback });
    expect(acceptedOf(question({ kind: 'hot-text', resource: 'r' }), key, words)).toEqual([{ sentences: ['r2', 'r3'] }]);
  });
});
