import type { PublicQuestion, QuestionResponse } from '@alba/items/browser';
import { isAnswered } from '@alba/items/browser';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withUnit } from './numeric.tsx';
import { plain } from './rich-text.tsx';
import type { UnitText } from './widget.ts';

export type AnswerWordsProps = { question: PublicQuestion; response: QuestionResponse | undefined; unitText: UnitText };

/** A response as words: under a right answer, in the review and in a teacher's report. */
export function AnswerWords({ question, response, unitText }: AnswerWordsProps): ReactNode {
  const { t } = useTranslation('questions');
  const words = answerWords({ t, question, response, unitText });
  return words === undefined ? t(($) => $.noAnswer) : <span className="whitespace-pre-line">{words}</span>;
}

type Given = AnswerWordsProps & { t: TFunction<'questions'> };

/** Undefined when nothing was answered, or the response is of another kind. */
export function answerWords({ t, question, response, unitText }: Given): string | undefined {
  if (!response || !isAnswered(response)) return undefined;
  const textOf = (list: readonly { id: string; text: Parameters<typeof plain>[0] }[], id: string) => plain(list.find((entry) => entry.id === id)?.text ?? []);
  switch (response.kind) {
    case 'single-choice':
      return question.kind === response.kind ? textOf(question.choices, response.choice) : undefined;
    case 'multiple-choice':
      return question.kind === response.kind ? response.choices.map((id) => textOf(question.choices, id)).join('; ') : undefined;
    case 'true-false':
      return response.answer ? t(($) => $.true) : t(($) => $.false);
    case 'numeric':
      return question.kind === response.kind ? withUnit(response.text, question.unit) : undefined;
    case 'ordering':
      return question.kind === response.kind ? response.order.map((id, index) => `${index + 1}. ${textOf(question.steps, id)}`).join('\n') : undefined;
    case 'matching':
      if (question.kind !== response.kind) return undefined;
      return question.rows.flatMap(({ id, text }) => (response.rows[id] ? [`${plain(text)} → ${textOf(question.options, response.rows[id])}`] : [])).join('\n');
    case 'cloze':
      if (question.kind !== response.kind) return undefined;
      return `${question.gaps.map((gap) => `${plain(gap.before)} ${gap.options.find(({ id }) => id === response.gaps[gap.id])?.text ?? '____'} `).join('')}${plain(question.after)}`.trim();
    case 'hot-text':
      if (question.kind !== response.kind) return undefined;
      return response.units.map((unit) => plain(unitText(question.resource, unit) ?? [])).join('\n');
    case 'open-response':
      return response.text;
  }
}
