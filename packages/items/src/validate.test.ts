import { describe, expect, it } from 'vitest';
import { isAnswered, type Validation, validate } from './browser.ts';
import type { QuestionResponse } from './response.ts';
import { split } from './server.ts';
import { samples } from './testing/samples.ts';

const complete: Validation = { type: 'complete' };
const part = (done: number, needed: number): Validation => ({ type: 'incomplete', done, needed });
const refused = (message: string) => ({ type: 'invalid', message });

const table: [QuestionResponse, unknown, boolean][] = [
  [{ kind: 'single-choice', choice: 'c' }, complete, true],
  [{ kind: 'single-choice', choice: '' }, part(0, 1), false],
  [{ kind: 'single-choice', choice: 'd' }, refused('unknown_choice'), true],
  [{ kind: 'multiple-choice', choices: [] }, part(0, 2), false],
  [{ kind: 'multiple-choice', choices: ['a'] }, part(1, 2), true],
  [{ kind: 'multiple-choice', choices: ['d', 'a'] }, complete, true],
  [{ kind: 'multiple-choice', choices: ['d', 'd'] }, refused('repeated_choice'), true],
  [{ kind: 'multiple-choice', choices: ['a', 'b', 'c'] }, refused('too_many_choices'), true],
  [{ kind: 'multiple-choice', choices: ['a', 'q'] }, refused('unknown_choice'), true],
  [{ kind: 'true-false', answer: false }, complete, true],
  [{ kind: 'cloze', gaps: {} }, part(0, 2), false],
  [{ kind: 'cloze', gaps: { b: 'c' } }, part(1, 2), true],
  [{ kind: 'cloze', gaps: { a: 'c', b: 'c' } }, complete, true],
  [{ kind: 'cloze', gaps: { a: 'd' } }, refused('unknown_choice'), true],
  [{ kind: 'cloze', gaps: { z: 'a' } }, refused('unknown_choice'), true],
  [{ kind: 'numeric', text: ' ' }, part(0, 1), false],
  [{ kind: 'numeric', text: '3,5' }, complete, true],
  [{ kind: 'numeric', text: '-' }, { type: 'incomplete', done: 0, needed: 1, message: 'not_a_number' }, true],
  [{ kind: 'ordering', order: [] }, part(0, 4), false],
  [{ kind: 'ordering', order: ['b', 'a'] }, part(2, 4), true],
  [{ kind: 'ordering', order: ['d', 'c', 'b', 'a'] }, complete, true],
  [{ kind: 'ordering', order: ['d', 'c', 'b', 'b'] }, refused('repeated_choice'), true],
  [{ kind: 'matching', rows: {} }, part(0, 3), false],
  [{ kind: 'matching', rows: { a: 'b', b: 'b' } }, part(2, 3), true],
  [{ kind: 'matching', rows: { a: 'b', b: 'b', c: 'a' } }, complete, true],
  [{ kind: 'matching', rows: { a: 'c' } }, refused('unknown_choice'), true],
  [{ kind: 'hot-text', units: [] }, part(0, 2), false],
  [{ kind: 'hot-text', units: [7, 2] }, complete, true],
  [{ kind: 'hot-text', units: [4] }, refused('unknown_choice'), true],
  [{ kind: 'open-response', text: ' \n' }, part(0, 1), false],
  [{ kind: 'open-response', text: 'Lava.' }, complete, true],
];

describe('validate and isAnswered', () => {
  it.each(table)('%j', (response, expected, answered) => {
    const { public: question } = split(samples[response.kind], 'lesson');
    expect(validate(question, response)).toEqual(expected);
    expect(isAnswered(response)).toBe(answered);
  });
  it('refuses a response of another kind', () => {
    expect(validate(split(samples.cloze, 'lesson').public, { kind: 'numeric', text: '1' })).toEqual(refused('wrong_kind'));
  });
  it('counts no response as unanswered', () => expect(isAnswered(undefined)).toBe(false));
});
