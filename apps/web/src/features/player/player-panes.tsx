import type { PublicQuestion } from '@alba/items/browser';
import { BookOpen, MessageSquareText } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { useLessonWork } from './lesson-context.ts';
import { answeredCount } from './lesson-facts.ts';
import { LessonFoot } from './lesson-foot.tsx';
import { usePaneScroll } from './use-pane-scroll.ts';
import { useTarget } from './use-target.ts';

export type PlayerPanesProps = {
  passage: ReactNode;
  /** One question, wired by the screen. */
  renderQuestion: (given: { question: PublicQuestion; number: number; total: number; id: string }) => ReactNode;
  showParagraph: (resource: string, paragraph: number) => boolean;
};

export const questionAnchor = (questionId: string) => `question-${questionId}`;

/** What to read on the left and what to answer on the right, each scrolling by itself; below 992 px one at a time, with a switch. */
export function PlayerPanes({ passage, renderQuestion, showParagraph }: PlayerPanesProps) {
  const { t } = useTranslation('player');
  const { part, answers, place, rememberPlace, flush } = useLessonWork();
  const passagePane = useRef<HTMLElement>(null);
  const questionsPane = useRef<HTMLDivElement>(null);
  const key = part?.part ?? 'spark';
  usePartChange(key, passagePane);
  usePaneScroll({ pane: passagePane, name: `${key}-passage` });
  usePaneScroll({ pane: questionsPane, name: `${key}-questions` });
  useTarget({ showParagraph });
  if (!part) return null;
  const { questions, resources } = part;
  const hasPassage = resources.length > 0;
  const shown = hasPassage ? (place.pane ?? 'passage') : 'questions';
  return (
    <div
      className={cx(
        'grid flex-1 grid-cols-[minmax(0,1fr)] lg:min-h-0 lg:grid-rows-[minmax(0,1fr)]',
        hasPassage && 'lg:grid-cols-[minmax(0,57fr)_minmax(0,43fr)]',
      )}
    >
      {hasPassage && (
        <section
          ref={passagePane}
          aria-label={t(($) => $.passage)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
          tabIndex={0}
          className={cx('min-w-0 bg-page lg:block lg:overflow-y-auto', shown !== 'passage' && 'hidden')}
        >
          {passage}
        </section>
      )}
      <section
        aria-label={t(($) => $.questions)}
        className={cx('flex min-w-0 flex-col border-line bg-subject-50 lg:flex lg:min-h-0 lg:border-l', shown !== 'questions' && 'hidden')}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be no scrolling box */}
        <div
          ref={questionsPane}
          role="group"
          aria-label={t(($) => $.questions)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
          tabIndex={0}
          className="relative flex-1 lg:min-h-0 lg:overflow-y-auto"
        >
          <h2 className="sr-only">{t(($) => $.questions)}</h2>
          <div
            className={cx('grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-5 pb-8 md:px-6', !hasPassage && 'mx-auto max-w-180')}
            onFocusCapture={(event) => {
              const questionId = event.target.closest<HTMLElement>('[data-question]')?.dataset.question;
              if (questionId && questionId !== place.questionId) rememberPlace({ questionId });
            }}
            onBlurCapture={(event) => {
              // leaving a question, not moving inside it
              const question = event.target.closest('[data-question]');
              if (question && !question.contains(event.relatedTarget)) flush();
            }}
          >
            {questions.map((question, index) => (
              <div key={question.id} data-question={question.id}>
                {renderQuestion({ question, number: index + 1, total: questions.length, id: questionAnchor(question.id) })}
              </div>
            ))}
          </div>
        </div>
        <LessonFoot />
      </section>
      {hasPassage && (
        <div className="sticky bottom-0 z-6 bg-page px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] shadow-tray lg:hidden">
          <Segmented
            label={t(($) => $.paneSwitch)}
            isFull
            value={shown}
            onChange={(pane) => rememberPlace({ pane })}
            options={[
              { value: 'passage', label: t(($) => $.passage), icon: BookOpen },
              {
                value: 'questions',
                label: t(($) => $.questionsCount, { done: answeredCount(questions, answers), total: questions.length }),
                icon: MessageSquareText,
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** Another part begins at its start: focus goes there and its name is said. Opening the lesson leaves focus to the page. */
function usePartChange(key: 'spark' | 'connect' | 'build' | 'learn-more', pane: React.RefObject<HTMLElement | null>): void {
  const { t } = useTranslation('player');
  const { rememberPlace, target } = useLessonWork();
  const shown = useRef(key);
  const words = t(($) => $.parts[key]);
  useEffect(() => {
    rememberPlace({ part: key });
    if (shown.current === key) return;
    shown.current = key;
    announce(words, 'polite');
    if (target) return;
    rememberPlace({ pane: 'passage', questionId: undefined });
    // below 992 px the pane has to be shown first
    const timer = setTimeout(() => pane.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, [key, words, pane, rememberPlace, target]);
}
