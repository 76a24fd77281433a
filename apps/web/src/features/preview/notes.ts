import { plainText, type RichText } from '@alba/domain/rich-text';
import type { PublicQuestion } from '@alba/items/browser';
import type { QuestionKey } from './api.ts';

/**
 * A wrong answer, the thinking behind it, and what students read after it: at the first try, and at the later ones. `words` is
 * missing where it stands for every other wrong answer; so is `misconception` where the pack names none.
 */
export type WrongAnswer = { words?: string | boolean; misconception?: string; feedback: [RichText, RichText] };
type NumberText = (value: number) => string;
type UnitText = (resource: string, unit: number) => RichText | undefined;
type Words = { unitText: UnitText; number: NumberText };

/** Every wrong answer that the pack knows of a question, in the order its answers stand. */
export function wrongAnswersOf(question: PublicQuestion, answer: QuestionKey['answer'], { unitText, number }: Words): WrongAnswer[] {
  switch (answer.kind) {
    case 'single-choice':
    case 'multiple-choice':
      if (question.kind !== 'single-choice' && question.kind !== 'multiple-choice') return [];
      return [
        ...question.choices.flatMap(({ id, text }) => named(plainText(text), answer.wrong[id])),
        ...(answer.kind === 'multiple-choice' ? [{ feedback: answer.missing }] : []),
      ];
    case 'true-false':
      return named(!answer.answer, answer);
    case 'cloze':
      if (question.kind !== 'cloze') return [];
      return question.gaps.flatMap(({ id, options }) => options.flatMap((option) => named(option.text, answer.gaps[id]?.wrong[option.id])));
    case 'numeric':
      return [...answer.slips.flatMap((slip) => named(number(slip.value), slip)), { feedback: answer.feedback }];
    case 'ordering':
      return named(undefined, answer);
    case 'matching':
      if (question.kind !== 'matching') return [];
      return question.rows.flatMap(({ id, text }) => named(plainText(text), answer.rows[id]));
    case 'hot-text':
      if (question.kind !== 'hot-text') return [];
      return [
        ...Object.entries(answer.wrong).flatMap(([unit, wrong]) => named(plainText(unitText(question.resource, Number(unit)) ?? []) || undefined, wrong)),
        { feedback: answer.feedback },
      ];
    case 'open-response':
      return [];
  }
}

function named(words: string | boolean | undefined, wrong: { misconception: string; feedback: [RichText, RichText] } | undefined): WrongAnswer[] {
  return wrong ? [{ words, misconception: wrong.misconception, feedback: wrong.feedback }] : [];
}

/** What counts as right besides the answer shown: a range of numbers, or other sentences that prove the same. */
export type Accepted = { range: [string, string] } | { sentences: string[] };

export function acceptedOf(question: PublicQuestion, answer: QuestionKey['answer'], { unitText, number }: Words): Accepted[] {
  if (answer.kind === 'numeric' && answer.tolerance > 0) {
    const { answer: right, tolerance } = answer;
    return [{ range: [number(right - tolerance), number(right + tolerance)] }];
  }
  if (answer.kind !== 'hot-text' || question.kind !== 'hot-text') return [];
  // the first set is the answer shown
  return answer.keys.slice(1).map((units) => ({ sentences: units.map((unit) => plainText(unitText(question.resource, unit) ?? [])) }));
}
