import type { RichText } from '@alba/domain/rich-text';
import type { PublicQuestion, QuestionResponse } from '@alba/items/browser';
import { isAnswered } from '@alba/items/browser';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rich } from '../../ui/rich-text.tsx';
import { withUnit } from './numeric.tsx';
import type { UnitText } from './widget.ts';

export type AnswerWordsProps = { question: PublicQuestion; response: QuestionResponse | undefined; unitText: UnitText };

/** A response as words: under a right answer, in the review and in a teacher's report. */
export function AnswerWords({ question, response, unitText }: AnswerWordsProps): ReactNode {
  const { t } = useTranslation('questions');
  const words = answerWords({ t, question, response, unitText });
  return words === undefined ? (
    t(($) => $.noAnswer)
  ) : (
    <span className="whitespace-pre-line">
      <Rich text={words} />
    </span>
  );
}

type Given = AnswerWordsProps & { t: TFunction<'questions'> };
type Named = readonly { id: string; text: RichText }[];

/** Undefined when nothing was answered, or the response is of another kind. */
function answerWords({ t, question, response, unitText }: Given): RichText | undefined {
  if (!response || !isAnswered(response)) return undefined;
  switch (response.kind) {
    case 'single-choice':
      return question.kind === response.kind ? textOf(question.choices, response.choice) : undefined;
    case 'multiple-choice':
      return question.kind === response.kind
        ? joined(
            response.choices.map((id) => textOf(question.choices, id)),
            '; ',
          )
        : undefined;
    case 'true-false':
      return line(response.answer ? t(($) => $.true) : t(($) => $.false));
    case 'numeric':
      return question.kind === response.kind ? line(withUnit(response.text, question.unit)) : undefined;
    case 'ordering':
      if (question.kind !== response.kind) return undefined;
      return joined(
        response.order.map((id, index) => [...line(`${index + 1}. `), ...textOf(question.steps, id)]),
        '\n',
      );
    case 'matching':
      if (question.kind !== response.kind) return undefined;
      return joined(
        question.rows.flatMap(({ id, text }) => {
          const option = response.rows[id];
          return option ? [[...text, ...line(' → '), ...textOf(question.options, option)]] : [];
        }),
        '\n',
      );
    case 'cloze':
      if (question.kind !== response.kind) return undefined;
      return [
        ...question.gaps.flatMap(({ id, before, options }) => [
          ...before,
          ...line(` ${options.find((option) => option.id === response.gaps[id])?.text ?? '____'} `),
        ]),
        ...question.after,
      ];
    case 'hot-text':
      if (question.kind !== response.kind) return undefined;
      return joined(
        response.units.map((unit) => unitText(question.resource, unit) ?? []),
        '\n',
      );
    case 'open-response':
      return line(response.text);
  }
}

const line = (text: string): RichText => [{ type: 'text', text }];
const textOf = (list: Named, id: string): RichText => list.find((entry) => entry.id === id)?.text ?? [];
const joined = (lines: RichText[], between: string): RichText => lines.flatMap((words, index) => (index === 0 ? words : [...line(between), ...words]));
