import type { LessonView, PartView } from '@alba/content/lesson-view';
import type { ReviewedAnswer } from '@alba/contract/attempts';
import type { PublicQuestion, QuestionResponse } from '@alba/items/browser';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { AnswerMark } from '../../ui/answer-mark.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { ScoreGauge } from '../../ui/score-gauge.tsx';
import { effortOf } from './effort.ts';
import type { Review } from './use-review.ts';
import './review.css';

export type ReviewDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  lesson: LessonView;
  title: string;
  timeZone: string;
  isTurnedIn: boolean;
  /** Before turning in: what stands in the lesson now. */
  answers: Readonly<Record<string, QuestionResponse>>;
  isAnswered: (question: PublicQuestion) => boolean;
  /** After it: marks and answers; missing while they load. */
  review: Review | undefined;
  error: unknown;
  onRetry: () => void;
  /** How a prompt and a response read; the questions know. */
  promptOf: (question: PublicQuestion) => ReactNode;
  wordsOf: (question: PublicQuestion, response: QuestionResponse | undefined) => ReactNode;
  explanationOf: (answer: ReviewedAnswer) => ReactNode;
  onGoTo: (target: { part: PartView['part']; questionId?: string; paragraph?: { resource: string; number: number } }) => void;
  /** Missing when it takes no more answers. */
  onTurnIn?: () => void;
};

/** Review my answers: before turning in what is answered and what is not, afterwards what it was worth. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { isOpen, onClose, title, isTurnedIn, review, timeZone } = props;
  const { t } = useTranslation('review');
  const format = useFormat();
  const footer = isTurnedIn ? (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t(($) => $.back)}
      </Button>
      <ButtonLink to={paths.studentHome()}>{t(($) => $.home)}</ButtonLink>
    </>
  ) : (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t(($) => $.keepWorking)}
      </Button>
      {props.onTurnIn && <Button onClick={props.onTurnIn}>{t(($) => $.turnIn)}</Button>}
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t(($) => $.title)} size="xl" footer={footer}>
      <div data-subject={props.lesson.subject}>
        <p className="mb-4 text-soft">
          {review ? t(($) => $.turnedInAt, { title, when: format.dateTime(review.submittedAt, timeZone) }) : title}
          {review?.isLate && <> {t(($) => $.late)}</>}
        </p>
        {isTurnedIn ? <AfterTurnIn {...props} /> : <BeforeTurnIn {...props} />}
      </div>
    </Dialog>
  );
}

function BeforeTurnIn({ lesson, isAnswered, answers, promptOf, wordsOf, onGoTo }: ReviewDialogProps) {
  const { t } = useTranslation('review');
  const all = lesson.parts.flatMap(({ questions }) => questions);
  const done = all.filter(isAnswered).length;
  return (
    <>
      <p className="font-display text-2xl font-semibold">{t(($) => $.answered, { done, count: all.length })}</p>
      {lesson.parts.map((part) => (
        <PartSection key={part.part} part={part}>
          {part.questions.map((question) => (
            <Row
              key={question.id}
              lesson={lesson}
              question={question}
              prompt={promptOf(question)}
              side={isAnswered(question) ? <Answered /> : <AnswerMark mark="incomplete" />}
            >
              {isAnswered(question) && <p className="mt-0.5 text-soft">{wordsOf(question, answers[question.id])}</p>}
              <button
                type="button"
                className="min-h-8 text-sm text-link underline underline-offset-[0.18em]"
                onClick={() => onGoTo({ part: part.part, questionId: question.id })}
              >
                {t(($) => $.goTo)}
                <span className="sr-only"> {numberOf(lesson, question)}</span>
              </button>
            </Row>
          ))}
        </PartSection>
      ))}
    </>
  );
}

/** Says that the marks are not those of the day it was turned in, because the key of the lesson was wrong. */
function Corrected({ review: { corrected, score } }: { review: Review }) {
  const { t } = useTranslation('review');
  if (corrected?.before === undefined || score === undefined) return null;
  const { before } = corrected;
  return (
    <Alert status="info" className="mb-5">
      {before === score ? t(($) => $.corrected.same, { after: score }) : t(($) => $.corrected.changed, { before, after: score })}
    </Alert>
  );
}

function AfterTurnIn(props: ReviewDialogProps) {
  const { lesson, review, error, onRetry, promptOf, wordsOf, explanationOf, onGoTo, timeZone } = props;
  const { t } = useTranslation('review');
  const format = useFormat();
  if (!review)
    return error === undefined ? (
      <Spinner label={t(($) => $.loading)} />
    ) : (
      <FailurePanel error={error} title={t(($) => $.failed)} onRetry={onRetry} level={3} />
    );
  const effort = effortOf(review.answers);
  const reviewed = new Map(review.answers.map((answer) => [answer.questionId, answer]));
  return (
    <>
      <Corrected review={review} />
      <div className="mb-6 flex flex-wrap items-center gap-x-10 gap-y-4">
        {review.score !== undefined && <ScoreGauge percent={review.score} width={190} />}
        <div className="min-w-0">
          <p className="font-display text-2xl leading-tight font-semibold">{t(($) => $.right, { right: review.rightItems, count: review.scoredItems })}</p>
          {effort && <p className="mt-2 text-soft">{t(($) => $.effort[effort.kind], { count: effort.count })}</p>}
          {!review.keyVisible && (
            <p className="mt-2 text-soft">
              {review.keyVisibleFrom ? t(($) => $.keyFrom, { date: format.date(review.keyVisibleFrom, 'weekday', timeZone) }) : t(($) => $.keyLater)}
            </p>
          )}
        </div>
      </div>
      {lesson.parts.map((part) => (
        <PartSection key={part.part} part={part}>
          {part.questions.map((question) => {
            const answer = reviewed.get(question.id);
            if (!answer) return null;
            const paragraph = answer.evidence?.paragraphs[0];
            const place = answer.evidence && partOfResource(lesson, answer.evidence.resource);
            return (
              <Row key={question.id} lesson={lesson} question={question} prompt={promptOf(question)} side={<AnswerMark mark={answer.mark} />}>
                <p className="mt-0.5 text-soft">{wordsOf(question, answer.response)}</p>
                {answer.tries > 1 && <p className="mt-1 text-sm text-soft">{t(($) => $.tries, { count: answer.tries })}</p>}
                {answer.correct && answer.mark !== 'correct' && (
                  <div className="mt-1.5 border-l-[3px] border-[var(--mark-correct)] pl-3 text-sm">
                    <b>{t(($) => $.answer)}</b> {wordsOf(question, answer.correct)}
                  </div>
                )}
                {answer.explanation && (
                  <details className="mt-1 text-sm">
                    <summary className="inline-flex min-h-8 cursor-pointer items-center text-link underline underline-offset-[0.18em]">
                      {t(($) => $.why)}
                      <span className="sr-only"> {numberOf(lesson, question)}</span>
                    </summary>
                    <p className="mt-1">{explanationOf(answer)}</p>
                  </details>
                )}
                {answer.evidence && paragraph !== undefined && place && (
                  <button
                    type="button"
                    className="mt-1 block min-h-8 text-sm text-link underline underline-offset-[0.18em]"
                    onClick={() => onGoTo({ part: place, paragraph: { resource: answer.evidence?.resource ?? '', number: paragraph } })}
                  >
                    {t(($) => $.showParagraph, { number: paragraph })}
                  </button>
                )}
              </Row>
            );
          })}
        </PartSection>
      ))}
    </>
  );
}

function PartSection({ part, children }: { part: PartView; children: ReactNode }) {
  const { t } = useTranslation('review');
  if (part.questions.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="pb-2">{t(($) => $.parts[part.part])}</h3>
      <ol>{children}</ol>
    </section>
  );
}

type RowProps = { lesson: LessonView; question: PublicQuestion; prompt: ReactNode; side: ReactNode; children: ReactNode };

function Row({ lesson, question, prompt, side, children }: RowProps) {
  return (
    <li className="a-review__row">
      <b className="font-display text-lg leading-[1.4] font-semibold text-muted [font-variant-numeric:tabular-nums]">{numberOf(lesson, question)}</b>
      <div className="min-w-0">
        <p className="font-semibold">{prompt}</p>
        {children}
      </div>
      <div className="a-review__side">{side}</div>
    </li>
  );
}

function Answered() {
  const { t } = useTranslation('review');
  return <span className="font-semibold text-subject-700">{t(($) => $.isAnswered)}</span>;
}

/** Numbers run through the whole lesson. */
function numberOf(lesson: LessonView, question: PublicQuestion): number {
  return lesson.parts.flatMap(({ questions }) => questions).indexOf(question) + 1;
}

function partOfResource(lesson: LessonView, resourceId: string): PartView['part'] | undefined {
  return lesson.parts.find(({ resources }) => resources.some(({ id }) => id === resourceId))?.part;
}
