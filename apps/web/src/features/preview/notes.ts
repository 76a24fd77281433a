import { plainText, type RichText } from '@alba/domain/rich-text';
import type { PublicQuestion } from '@alba/items/browser';
import type { QuestionKey } from './api.ts';

/** A wrong answer and the thinking behind it. `words` is missing where any wrong answer has the same reason. */
export type WrongAnswer = { words?: string | boolean; misconception: string };
type NumberText = (value: number) => string;
type UnitText = (resource: string, unit: number) => RichText | undefined;

/** Every named misconception of a question, in the order its answers stand. */
export function wrongAnswersOf(
  question: PublicQuestion,
  answer: QuestionKey['answer'],
  { unitText, number }: { unitText: UnitText; number: NumberText },
): WrongAnswer[] {
  switch (answer.kind) {
    case 'single-choice':
    case 'multiple-choice':
      if (question.kind !== 'single-choice' && question.kind !== 'multiple-choice') return [];
      return question.choices.flatMap(({ id, text }) => {
        const wrong = answer.wrong[id];
        return wrong ? [{ words: plainText(text), misconception: wrong.misconception }] : [];
      });
    case 'true-false':
      return [{ words: !answer.answer, misconception: answer.misconception }];
    case 'cloze':
      if (question.kind !== 'cloze') return [];
      return question.gaps.flatMap(({ id, options }) =>
        options.flatMap((option) => {
          const wrong = answer.gaps[id]?.wrong[option.id];
          return wrong ? [{ words: option.text, misconception: wrong.misconception }] : [];
        }),
      );
    case 'numeric':
      return answer.slips.map(({ value, misconception }) => ({ words: number(value), misconception }));
    case 'ordering':
      return [{ misconception: answer.misconception }];
    case 'matching':
      if (question.kind !== 'matching') return [];
      return question.rows.flatMap(({ id, text }) => {
        const row = answer.rows[id];
        return row ? [{ words: plainText(text), misconception: row.misconception }] : [];
      });
    case 'hot-text':
      if (question.kind !== 'hot-text') return [];
      return Object.entries(answer.wrong).map(([unit, { misconception }]) => ({
        words: plainText(unitText(question.resource, Number(unit)) ?? []) || undefined,
        misconception,
      }));
    case 'open-response':
      return [];
  }
}
