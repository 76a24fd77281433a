import type { PublicQuestion, QuestionResponse } from '@alba/items/browser';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Rich } from '../../ui/rich-text.tsx';
import { AnswerWords } from './answer-words.tsx';
import type { UnitText } from './widget.ts';

type RightLineProps = { id: string | undefined; question: PublicQuestion; number: number; response: QuestionResponse | undefined; unitText: UnitText };

/** A question that is right and done with: one line that keeps the place on the page. */
export function RightLine({ id, question, number, response, unitText }: RightLineProps) {
  const { t } = useTranslation('questions');
  const labelId = useId();
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={labelId}
      className="flex scroll-m-20 items-start gap-3 rounded-lg bg-raised px-5 py-3.5 shadow-sm outline-none"
    >
      <svg viewBox="0 0 24 24" width={26} height={26} className="text-[var(--mark-correct)]" aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="currentColor" />
        <path d="m7 12.5 3.4 3.4L17.2 9" fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <div className="min-w-0">
        <h3 id={labelId} className="font-ui text-md leading-[1.35] font-semibold tracking-normal">
          <span className="sr-only">{t(($) => $.rightNumber, { number })}</span> <Rich text={question.prompt} />
        </h3>
        <p className="mt-0.5 text-table text-soft">
          {t(($) => $.yourAnswer)} <AnswerWords question={question} response={response} unitText={unitText} />
        </p>
      </div>
    </article>
  );
}
