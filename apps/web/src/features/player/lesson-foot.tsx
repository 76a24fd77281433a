import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useLessonWork } from './lesson-context.ts';
import { answeredCount, workParts } from './lesson-facts.ts';
import { QuestionDots } from './question-dots.tsx';

/** The questions of this part as dots, and the way on: the next part, and on the last one turning in. */
export function LessonFoot() {
  const { t } = useTranslation('player');
  const { activity, lesson, part, answers, isTurnedIn, openTurnIn, openReview, stopped } = useLessonWork();
  if (!part) return null;
  const parts = workParts(lesson);
  const next = parts[parts.indexOf(part) + 1];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-page px-4 py-2.5 shadow-tray lg:px-6">
      <QuestionDots />
      {/* where the words find no room they stay spoken only: they fall to a second line, which is cut off */}
      <div className="flex h-6 min-w-0 flex-1 flex-wrap overflow-hidden max-md:hidden">
        <span className="h-6" />
        <p className="text-sm whitespace-nowrap text-soft">
          {t(($) => $.answered, { done: answeredCount(part.questions, answers), count: part.questions.length })}
        </p>
      </div>
      <div className="ml-auto">
        {next ? (
          <ButtonLink to={`${paths.questions(activity)}?part=${next.part}`} iconEnd={ArrowRight}>
            {t(($) => $.next, { part: t(($$) => $$.parts[next.part]) })}
          </ButtonLink>
        ) : isTurnedIn ? (
          <Button onClick={openReview}>{t(($) => $.review)}</Button>
        ) : (
          stopped === undefined && <Button onClick={openTurnIn}>{t(($) => $.turnIn.button)}</Button>
        )}
      </div>
    </div>
  );
}
