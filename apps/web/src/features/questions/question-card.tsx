import type { RichText } from '@alba/domain/rich-text';
import type { AnswerMark as Mark } from '@alba/domain/scoring';
import { type PublicQuestion, type QuestionResponse, validate } from '@alba/items/browser';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerMark } from '../../ui/answer-mark.tsx';
import { Rich } from '../../ui/rich-text.tsx';
import { Tries } from '../../ui/tries.tsx';
import { CheckBar } from './check-bar.tsx';
import type { CheckState } from './check-state.ts';
import { RightLine } from './right-line.tsx';
import type { UnitText } from './widget.ts';
import { Widget } from './widget-of.tsx';

/** What may be seen after turning in, or by a teacher. */
export type AnswerKey = {
  mark?: Mark;
  correct?: QuestionResponse;
  explanation?: RichText;
  parts?: Readonly<Record<string, boolean>>;
};

export type QuestionCardProps = {
  question: PublicQuestion;
  /** Its place in the part, from 1. */
  number: number;
  total: number;
  /** answer: a student at work. review: turned in. preview: a teacher looks at it with its answer. */
  mode: 'answer' | 'review' | 'preview';
  response?: QuestionResponse;
  unitText: UnitText;
  onChange?: (response: QuestionResponse) => void;
  /** Focus left the question's field: save at once. */
  onLeave?: () => void;
  check?: CheckState;
  answerKey?: AnswerKey;
  /** Answers are not taken now; what is around the card says why. */
  isLocked?: boolean;
  /** The same for a while, such as listening: id of the words that say why. The choices can still be reached and read. */
  lockedBy?: string;
  recalled?: string;
  /** Beside the check button: "Show paragraph 2". */
  evidence?: ReactNode;
  /** Under everything: a teacher's notes. */
  children?: ReactNode;
  /** Anchor of the dots and of "Go to question". */
  id?: string;
};

/** One question in all its states: empty, chosen, checking, right, wrong with tries, out of tries, turned in, shown to a teacher. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, total, mode, response, check, answerKey, unitText, id } = props;
  const { t } = useTranslation('questions');
  const labelId = useId();
  const isScored = question.kind !== 'open-response';
  if (mode === 'answer' && check?.right) return <RightLine id={id} question={question} number={number} response={response} unitText={unitText} />;
  const isOutOfTries = mode === 'answer' && isScored && check?.isAllowed === true && check.triesLeft === 0;
  const isLocked = mode !== 'answer' || isOutOfTries || props.isLocked === true || props.lockedBy !== undefined || check?.isChecking === true;
  const shown = mode === 'preview' ? (response ?? answerKey?.correct) : response;
  return (
    <article id={id} tabIndex={-1} aria-labelledby={labelId} className="scroll-m-20 rounded-lg bg-raised p-5 shadow-sm outline-none">
      <div className="mb-2 flex min-h-6 flex-wrap items-center justify-between gap-2 text-sm font-semibold text-soft">
        <span>{t(($) => $.number, { number, total })}</span>
        <CornerWords {...{ isScored, check, mode, answerKey }} />
      </div>
      <h3 id={labelId} className="font-ui text-lg leading-[1.35] font-semibold tracking-normal text-pretty">
        <Rich text={question.prompt} />
      </h3>
      <Widget
        question={question}
        response={shown}
        onChange={(next) => props.onChange?.(next)}
        onLeave={props.onLeave}
        isLocked={isLocked}
        tried={mode === 'answer' ? (check?.tried ?? []) : []}
        parts={answerKey?.parts ?? check?.parts}
        firstWrongStep={check?.firstWrongStep}
        correct={answerKey?.correct}
        labelId={labelId}
        describedBy={props.lockedBy}
        unitText={unitText}
        recalled={props.recalled}
      />
      {mode === 'answer' && isScored && check?.isAllowed && (
        <CheckBar
          check={check}
          validation={response ? validate(question, response) : { type: 'incomplete', done: 0, needed: 1 }}
          {...{ question, response, isOutOfTries }}
          lockedBy={props.lockedBy}
          evidence={props.evidence}
        />
      )}
      {answerKey?.explanation && (
        <div className="mt-4 border-l-[3px] border-[var(--mark-correct)] pl-3.5">
          <p className="text-sm font-semibold">{t(($) => $.why)}</p>
          <p className="mt-1">
            <Rich text={answerKey.explanation} />
          </p>
        </div>
      )}
      {mode !== 'answer' && props.evidence && <div className="mt-3">{props.evidence}</div>}
      {props.children}
    </article>
  );
}

/** Top right: the tries left, the mark, or who reads the answer. */
function CornerWords({ isScored, check, mode, answerKey }: { isScored: boolean } & Pick<QuestionCardProps, 'check' | 'mode' | 'answerKey'>) {
  const { t } = useTranslation('questions');
  if (answerKey?.mark) return <AnswerMark mark={answerKey.mark} />;
  if (!isScored) {
    return (
      <span className="inline-flex items-center gap-1.5 font-medium">
        <Pencil size={16} aria-hidden="true" />
        {mode === 'preview' ? t(($) => $.notScored) : t(($) => $.teacherReads)}
      </span>
    );
  }
  if (mode === 'review') return <span className="font-medium">{t(($) => $.turnedIn)}</span>;
  return mode === 'answer' && check?.isAllowed ? <Tries left={check.triesLeft} /> : null;
}
