import { questionState, triesLeft } from '@alba/domain/attempts';
import type { PublicQuestion } from '@alba/items/browser';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { useLessonWork } from './lesson-context.ts';
import { isDone } from './lesson-facts.ts';
import { focusQuestion } from './use-target.ts';

/** One dot a question: its number, and in its name how it stands. */
export function QuestionDots() {
  const { t } = useTranslation('player');
  const { part, place, rememberPlace } = useLessonWork();
  const standing = useStanding();
  const questions = part?.questions ?? [];
  const current = questions.find(({ id }) => id === place.questionId) ?? questions[0];
  return (
    <nav aria-label={t(($) => $.questions)}>
      <ol className="flex flex-wrap gap-1.5">
        {questions.map((question, index) => {
          const { words, isAnswered } = standing(question);
          return (
            <li key={question.id}>
              <button
                type="button"
                aria-current={question === current ? 'true' : undefined}
                aria-label={t(($) => $.dot, { number: index + 1, standing: words })}
                onClick={() => {
                  rememberPlace({ pane: 'questions', questionId: question.id });
                  // below 992 px the pane is shown first
                  requestAnimationFrame(() => focusQuestion(question.id));
                }}
                className={cx('a-dots__dot', isAnswered && 'is-answered')}
              >
                {index + 1}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function useStanding() {
  const { t } = useTranslation('player');
  const { answers, checks, activity, isTurnedIn } = useLessonWork();
  return (question: PublicQuestion): { words: string; isAnswered: boolean } => {
    const isAnswered = isDone(question, answers[question.id]);
    const told = checks.states[question.id];
    const checked = told && told.tries > 0 ? questionState({ tries: told.tries, right: told.right === true, submitted: isTurnedIn }) : undefined;
    if (checked === 'right') return { words: t(($) => $.standings.correct), isAnswered };
    if (checked === 'out-of-tries') return { words: t(($) => $.standings.outOfTries), isAnswered };
    if (checked === 'open' && activity.allowCheckAnswers) return { words: t(($) => $.standings.tries, { count: triesLeft(told?.tries ?? 0) }), isAnswered };
    return { words: isAnswered ? t(($) => $.standings.answered) : t(($) => $.standings.open), isAnswered };
  };
}
