import type { LessonView } from '@alba/content/lesson-view';
import type { ReviewedAnswer } from '@alba/contract/attempts';
import type { PublicQuestion } from '@alba/items/browser';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Score } from './api.ts';

export type ReviewGiven = { question: PublicQuestion; number: number; total: number; answer: ReviewedAnswer | undefined; score: Score };
export type RenderQuestion = (given: ReviewGiven) => ReactNode;

/** Every question by part, numbered through the lesson as in the report. */
export function Answers({ score, renderQuestion }: { score: Score; renderQuestion: RenderQuestion }) {
  const { t } = useTranslation('student-score');
  const total = score.lesson.parts.reduce((sum, { questions }) => sum + questions.length, 0);
  const answers = new Map(score.answers.map((answer) => [answer.questionId, answer]));
  return (
    <div className="grid gap-10">
      {numbered(score.lesson).map(({ part, questions }) => (
        <section key={part} aria-labelledby={`part-${part}`}>
          <h2 id={`part-${part}`} className="mb-3 px-5 text-xl">
            {t(($) => $.parts[part])}
          </h2>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {questions.map(({ question, number }) => (
              <li key={question.id}>
                {renderQuestion({ question, number, total, answer: answers.get(question.id), score })}
                <Tries count={answers.get(question.id)?.tries ?? 0} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** One try is the rule and needs no words. */
function Tries({ count }: { count: number }) {
  const { t } = useTranslation('student-score');
  return count > 1 && <p className="mt-1 px-5 text-sm text-soft">{t(($) => $.tries, { count })}</p>;
}

function numbered({ parts }: LessonView) {
  let number = 0;
  return parts
    .filter(({ questions }) => questions.length > 0)
    .map(({ part, questions }) => ({
      part,
      questions: questions.map((question) => {
        number += 1;
        return { question, number };
      }),
    }));
}
