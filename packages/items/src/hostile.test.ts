import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from './browser.ts';
import type { QuestionKind } from './public.ts';
import { type QuestionResponse, questionResponse } from './response.ts';
import { describeCorrect, feedback, outcomeOf, possiblePoints, score, split } from './server.ts';
import { samples } from './testing/samples.ts';

const hostileName = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'length',
  '',
  'a',
  'b',
  'c',
  'z',
  '0',
  '-1',
  'à',
  '\u0000',
  "' or 1=1",
  '<b>',
);
const places = fc.array(fc.tuple(hostileName, hostileName)).map((entries) => Object.fromEntries(entries));
const list = fc.array(hostileName, { maxLength: 12 });

/** Shapes that pass the wire's schema and many that would not. */
const anyResponse: fc.Arbitrary<QuestionResponse> = fc.oneof(
  hostileName.map((choice) => ({ kind: 'single-choice' as const, choice })),
  list.map((choices) => ({ kind: 'multiple-choice' as const, choices })),
  fc.boolean().map((answer) => ({ kind: 'true-false' as const, answer })),
  places.map((gaps) => ({ kind: 'cloze' as const, gaps })),
  fc.oneof(fc.string(), fc.stringMatching(/^[-+0-9., ]{0,60}$/)).map((text) => ({ kind: 'numeric' as const, text })),
  list.map((order) => ({ kind: 'ordering' as const, order })),
  places.map((rows) => ({ kind: 'matching' as const, rows })),
  fc
    .array(fc.oneof(fc.integer(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 1e308)), { maxLength: 12 })
    .map((units) => ({ kind: 'hot-text' as const, units })),
  fc.string().map((text) => ({ kind: 'open-response' as const, text })),
);
const anyKind = fc.constantFrom(...(Object.keys(samples) as QuestionKind[]));

describe('hostile responses', () => {
  it('never throw, and never earn more than is possible or less than nothing', () => {
    fc.assert(
      fc.property(anyKind, anyResponse, (kind, response) => {
        const { public: question, key } = split(samples[kind], 'lesson');
        const result = score(key, response);
        validate(question, response);
        feedback(key, response, 1);
        const outcome = outcomeOf(key, response);
        if (result.type !== 'scored') return outcome.points === 0 && !outcome.right;
        return (
          result.points >= 0 &&
          result.points <= result.possible &&
          result.possible === possiblePoints(key) &&
          result.right === (result.points === result.possible)
        );
      }),
      { numRuns: 2000 },
    );
  });
  it('that the wire lets through and that validate calls complete are always scored', () => {
    fc.assert(
      fc.property(anyResponse, (response) => {
        const { public: question, key } = split(samples[response.kind], 'lesson');
        if (!questionResponse.safeParse(response).success || validate(question, response).type !== 'complete') return;
        expect(score(key, response).type).not.toBe('invalid');
      }),
      { numRuns: 2000 },
    );
  });
  it('give no feedback about a right answer', () => {
    for (const sample of Object.values(samples)) {
      const { key } = split(sample, 'lesson');
      const correct = describeCorrect(key);
      if (correct) expect(feedback(key, correct, 1)).toBeUndefined();
    }
  });
});

/** Any single-choice, matching or cloze an author may write, each text of the key a word of its own. */
const secretWord = fc.integer({ min: 100_000, max: 999_999 }).map((number) => `secret${number}`);
const pair = fc.tuple(secretWord, secretWord);
const word = fc.stringMatching(/^[a-z *[\]|]{1,20}$/);

describe('what is picked for the browser', () => {
  it('holds no word of the key, whatever the author wrote', () => {
    const choices = fc
      .tuple(word, fc.array(fc.record({ text: word, misconception: secretWord, feedback: pair }), { minLength: 2, maxLength: 4 }), fc.nat(4))
      .map(([right, wrong, at]) => [...wrong.slice(0, at), { text: right, correct: true as const }, ...wrong.slice(at)]);
    fc.assert(
      fc.property(choices, secretWord, word, (options, explanation, prompt) => {
        const base = { prompt, skill: 'cause-effect' as const, explanation };
        const authored = [
          { kind: 'single-choice' as const, id: 'one', ...base, choices: options },
          { kind: 'multiple-choice' as const, id: 'many', ...base, choices: options, missing: [explanation, explanation] satisfies [string, string] },
          { kind: 'cloze' as const, id: 'gaps', ...base, text: `${prompt}{{gap}}`, gaps: [{ options }] },
        ];
        for (const question of authored) {
          const { public: shown, key } = split(question, 'lesson');
          expect(JSON.stringify(shown)).not.toContain('secret');
          const correct = describeCorrect(key);
          expect(correct && validate(shown, correct)).toEqual({ type: 'complete' });
          expect(correct && score(key, correct)).toMatchObject({ right: true });
        }
      }),
    );
  });
});
