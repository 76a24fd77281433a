import type { Locale } from '@alba/domain/editions';
import { numberText } from '@alba/domain/numbers';
import type { RichText } from '@alba/domain/rich-text';
import type { KindKey } from '@alba/items/key';
import type { PublicQuestion } from '@alba/items/public';
import type { GuideWords } from './words/index.ts';

/** What a teacher reads of a question's key: the answer, line by line, and which wrong answers tell of which thought. */
export type AnswerLines = { answer: RichText[]; wrong: { given: RichText; misconception: string }[] };
type Question<K extends PublicQuestion['kind']> = Extract<PublicQuestion, { kind: K }>;
type Key<K extends KindKey['kind']> = Extract<KindKey, { kind: K }>;
type WrongTexts = Record<string, { misconception: string }>;

/** `unitText` gives the words of a unit of a passage at the level a teacher reads. */
export function answerLines(
  question: PublicQuestion,
  key: KindKey,
  { words, unitText, locale }: { words: GuideWords; unitText: UnitText; locale: Locale },
): AnswerLines {
  switch (key.kind) {
    case 'single-choice':
      return choiceLines(question as Question<'single-choice'>, { correct: [key.correct], wrong: key.wrong });
    case 'multiple-choice':
      return choiceLines(question as Question<'multiple-choice'>, key);
    case 'true-false':
      return {
        answer: [plain(key.answer ? words.true : words.false)],
        wrong: [{ given: plain(key.answer ? words.false : words.true), misconception: key.misconception }],
      };
    case 'cloze':
      return clozeLines(question as Question<'cloze'>, key);
    case 'numeric':
      return numericLines(question as Question<'numeric'>, { key, locale });
    case 'ordering':
      return orderingLines(question as Question<'ordering'>, key, words);
    case 'matching':
      return matchingLines(question as Question<'matching'>, key);
    case 'hot-text':
      return hotTextLines(question as Question<'hot-text'>, key, unitText);
    case 'open-response':
      return { answer: [], wrong: [] };
  }
}

export type UnitText = (resource: string, unit: number) => RichText;

export const plain = (text: string): RichText => [{ type: 'text', text }];
const joined = (...parts: (RichText | string)[]): RichText => parts.flatMap((part) => (typeof part === 'string' ? plain(part) : part));

function choiceLines({ choices }: { choices: { id: string; text: RichText }[] }, { correct, wrong }: { correct: string[]; wrong: WrongTexts }): AnswerLines {
  const textOf = (id: string) => choices.find((choice) => choice.id === id)?.text ?? [];
  return { answer: correct.map(textOf), wrong: Object.entries(wrong).map(([id, { misconception }]) => ({ given: textOf(id), misconception })) };
}

function clozeLines({ gaps }: Question<'cloze'>, key: Key<'cloze'>): AnswerLines {
  const lines = gaps.map((gap, index): AnswerLines => {
    const own = key.gaps[gap.id];
    const named = (id: string) => plain(`${index + 1}: ${gap.options.find((option) => option.id === id)?.text ?? ''}`);
    return {
      answer: own ? [named(own.correct)] : [],
      wrong: Object.entries(own?.wrong ?? {}).map(([id, { misconception }]) => ({ given: named(id), misconception })),
    };
  });
  return { answer: lines.flatMap(({ answer }) => answer), wrong: lines.flatMap(({ wrong }) => wrong) };
}

function numericLines({ unit }: Question<'numeric'>, { key, locale }: { key: Key<'numeric'>; locale: Locale }): AnswerLines {
  const { answer, tolerance, slips } = key;
  const number = (value: number) => numberText(value, locale, { most: 12 });
  const shown = (value: number) => `${number(value)}${unit === undefined ? '' : ` ${unit}`}`;
  return {
    answer: [plain(tolerance > 0 ? `${shown(answer)} (± ${number(tolerance)})` : shown(answer))],
    wrong: slips.map(({ value, misconception }) => ({ given: plain(shown(value)), misconception })),
  };
}

function orderingLines({ steps }: Question<'ordering'>, { order, misconception }: Key<'ordering'>, words: GuideWords): AnswerLines {
  const textOf = (id: string) => steps.find((step) => step.id === id)?.text ?? [];
  return { answer: order.map((id, index) => joined(`${index + 1} `, textOf(id))), wrong: [{ given: plain(words.anyOrder), misconception }] };
}

function matchingLines({ options, rows }: Question<'matching'>, key: Key<'matching'>): AnswerLines {
  const optionText = (id: string | undefined) => options.find((option) => option.id === id)?.text ?? [];
  return {
    answer: rows.map((row) => joined(row.text, ' → ', optionText(key.rows[row.id]?.correct))),
    wrong: rows.flatMap((row) => {
      const own = key.rows[row.id];
      return own ? [{ given: row.text, misconception: own.misconception }] : [];
    }),
  };
}

function hotTextLines({ resource }: Question<'hot-text'>, { keys, wrong }: Key<'hot-text'>, unitText: UnitText): AnswerLines {
  const shown = (units: readonly number[]) => units.flatMap((unit, index) => joined(index > 0 ? ' + ' : '', `(${unit}) `, unitText(resource, unit)));
  return {
    answer: keys.slice(0, 1).map(shown),
    wrong: Object.entries(wrong).map(([unit, { misconception }]) => ({ given: shown([Number(unit)]), misconception })),
  };
}
