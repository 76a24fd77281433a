import type { LessonCard } from '@alba/contract/catalog';
import { limits } from '@alba/domain/limits';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../lib/announce.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { lessonIdsOf, movedLesson } from './draft.ts';
import { type DescribeLesson, LessonName } from './lesson-name.tsx';
import { StepFoot } from './step-foot.tsx';
import type { Wizard } from './use-wizard.ts';

type LessonsStepProps = { wizard: Wizard; describe: DescribeLesson; findPath: string };

/** Which lessons, and in which order: the order in which dates are spread. */
export function LessonsStep({ wizard, describe, findPath }: LessonsStepProps) {
  const { t } = useTranslation('assign');
  const { lessons, wishedLessons, draft, change, missing } = wizard;
  const focus = useFocusInList();
  const { leftOut } = lessonIdsOf(draft.wished);
  const removed = wishedLessons.filter(({ lessonId }) => !draft.lessonIds.includes(lessonId));
  const remove = ({ lessonId, title }: LessonCard) => {
    change((before) => ({ ...before, lessonIds: before.lessonIds.filter((one) => one !== lessonId) }));
    focus.afterwards('[data-list]');
    announce(
      t(($) => $.many.removed, { lesson: title }),
      'polite',
    );
  };
  const putBack = ({ lessonId, title }: LessonCard) => {
    change((before) => ({ ...before, lessonIds: [...before.lessonIds, lessonId] }));
    focus.afterwards(`[data-lesson="${lessonId}"] [data-remove]`);
    announce(
      t(($) => $.many.isBack, { lesson: title }),
      'polite',
    );
  };
  const move = ({ lessonId, title }: LessonCard, by: -1 | 1) => {
    const lessonIds = movedLesson(draft.lessonIds, lessonId, by);
    change((before) => ({ ...before, lessonIds }));
    focus.afterwards(`[data-lesson="${lessonId}"] [data-move="${by}"]`);
    announce(
      t(($) => $.many.moved, { lesson: title, place: lessonIds.indexOf(lessonId) + 1, total: lessonIds.length }),
      'polite',
    );
  };
  return (
    <div ref={focus.ref} className="grid gap-4">
      {missing > 0 && <Alert status="warning" title={t(($) => $.many.missing, { count: missing })} />}
      {leftOut > 0 && <Alert status="warning" title={t(($) => $.many.tooMany, { max: limits.lessonsPerAssign, count: leftOut })} />}
      <p className="text-soft">{t(($) => $.many.orderNote)}</p>
      <ol data-list tabIndex={-1} aria-label={t(($) => $.many.step.lessons)} className="outline-none">
        {lessons.map((lesson, index) => (
          <li key={lesson.lessonId} data-lesson={lesson.lessonId} className="a-many__lesson">
            <LessonName lesson={lesson} describe={describe} />
            <span className="flex flex-none gap-1">
              <IconButton
                label={t(($) => $.many.up, { lesson: lesson.title })}
                icon={ArrowUp}
                data-move={-1}
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(lesson, -1)}
              />
              <IconButton
                label={t(($) => $.many.down, { lesson: lesson.title })}
                icon={ArrowDown}
                data-move={1}
                aria-disabled={index === lessons.length - 1}
                onClick={() => index < lessons.length - 1 && move(lesson, 1)}
              />
              <IconButton label={t(($) => $.many.remove, { lesson: lesson.title })} icon={X} data-remove onClick={() => remove(lesson)} />
            </span>
          </li>
        ))}
      </ol>
      {lessons.length === 0 && <Alert status="info" title={t(($) => $.many.noLesson)} />}
      {removed.length > 0 && (
        <ul className="grid gap-1" aria-label={t(($) => $.many.removedList)}>
          {removed.map((lesson) => (
            <li key={lesson.lessonId} className="flex flex-wrap items-center gap-2 text-sm text-soft wrap-anywhere">
              {t(($) => $.many.removed, { lesson: lesson.title })}
              <Button size="sm" variant="ghost" onClick={() => putBack(lesson)}>
                {t(($) => $.many.putBack)}
                <span className="sr-only">: {lesson.title}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink to={findPath} variant="ghost" size="sm" icon={Plus} className="-ml-3">
          {t(($) => $.many.more)}
        </ButtonLink>
      </p>
      <StepFoot wizard={wizard} onNext={lessons.length > 0 ? () => wizard.goTo('classes') : undefined} />
    </div>
  );
}

/** Focus follows what was moved or put back, wherever it stands afterwards. */
function useFocusInList() {
  const ref = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    const place = ref.current?.querySelector<HTMLElement>(next.current);
    next.current = undefined;
    place?.focus();
  });
  const afterwards = (selector: string) => {
    next.current = selector;
  };
  return { ref, afterwards };
}
