import type { PublicQuestion } from '@alba/items/browser';
import { describe, expect, it } from 'vitest';
import type { QuestionKey } from './api.ts';
import { wrongAnswersOf } from './notes.ts';

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
      { words: 'choice a', misconception: 'first' },
      { words: 'choice c', misconception: 'third' },
    ]);
  });

  it('takes the wrong side of true or false', () => {
    expect(
      wrongAnswersOf(question({ kind: 'true-false' }), answer({ kind: 'true-false', answer: true, misconception: 'm', feedback }), {
        unitText: nothing,
        number: String,
      }),
    ).toEqual([{ words: false, misconception: 'm' }]);
  });

  it('shows sentences in the words of the level', () => {
    const key = answer({ kind: 'hot-text', keys: [[1]], wrong: { 2: wrong('m') }, feedback });
    const hotText = question({ kind: 'hot-text', resource: 'r' });
    expect(wrongAnswersOf(hotText, key, { unitText: (resource, unit) => text(`${resource}${unit}`), number: String })).toEqual([
      { words: 'r2', misconception: 'm' },
    ]);
    expect(wrongAnswersOf(hotText, key, { unitText: nothing, number: String })).toEqual([{ words: undefined, misconception: 'm' }]);
  });

  it('has nothing to say of open responses', () => {
    const key = answer({ kind: 'open-response', modelAnswers: { strong: [], developing: [] }, rubric: [] });
    expect(wrongAnswersOf(question({ kind: 'open-response' }), key, { unitText: nothing, number: String })).toEqual([]);
  });
});
