import { describe, expect, it } from 'vitest';
import type { QuestionResponse } from './response.ts';
import { sameResponse } from './same-response.ts';

describe('whether two responses say the same', () => {
  const same: [QuestionResponse, QuestionResponse][] = [
    [
      { kind: 'cloze', gaps: { a: 'x', b: 'y' } },
      { kind: 'cloze', gaps: { b: 'y', a: 'x' } },
    ],
    [
      { kind: 'matching', rows: { a: 'x', b: 'y' } },
      { kind: 'matching', rows: { b: 'y', a: 'x' } },
    ],
    [
      { kind: 'multiple-choice', choices: ['a', 'c'] },
      { kind: 'multiple-choice', choices: ['c', 'a'] },
    ],
    [
      { kind: 'hot-text', units: [2, 10] },
      { kind: 'hot-text', units: [10, 2] },
    ],
    [
      { kind: 'numeric', text: '12' },
      { kind: 'numeric', text: ' 12 ' },
    ],
    [
      { kind: 'single-choice', choice: 'a' },
      { kind: 'single-choice', choice: 'a' },
    ],
  ];
  it.each(same)('%j is %j', (one, other) => expect(sameResponse(one, other)).toBe(true));

  const different: [QuestionResponse, QuestionResponse][] = [
    [
      { kind: 'cloze', gaps: { a: 'x', b: 'y' } },
      { kind: 'cloze', gaps: { a: 'y', b: 'x' } },
    ],
    [
      { kind: 'ordering', order: ['a', 'b'] },
      { kind: 'ordering', order: ['b', 'a'] },
    ],
    [
      { kind: 'multiple-choice', choices: ['a'] },
      { kind: 'multiple-choice', choices: ['a', 'b'] },
    ],
    [
      { kind: 'true-false', answer: true },
      { kind: 'true-false', answer: false },
    ],
    [
      { kind: 'numeric', text: 'a' },
      { kind: 'single-choice', choice: 'a' },
    ],
  ];
  it.each(different)('%j is not %j', (one, other) => expect(sameResponse(one, other)).toBe(false));
});
