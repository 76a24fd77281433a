import { BookOpen, MessageSquareText } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Segmented } from './segmented.tsx';

export type LessonPane = 'passage' | 'questions';

export type LessonPanesProps = {
  /** What to read; without it the questions stand in the middle. */
  passage?: ReactNode;
  passageRef: Ref<HTMLElement>;
  questionsRef: Ref<HTMLDivElement>;
  /** Which of the two shows where there is room for one. */
  pane: LessonPane;
  onPane: (pane: LessonPane) => void;
  words: { passage: string; questions: string /** On the switch: how many are answered. */; questionsTab?: string; paneSwitch: string };
  /** Under the questions. */
  foot?: ReactNode;
  /** The questions. Other props watch the focus in them. */
  children: ReactNode;
} & Pick<ComponentProps<'div'>, 'onFocusCapture' | 'onBlurCapture'>;

/** What to read on the left and its questions on the right, each scrolling by itself; below 992 px one at a time, with a switch. */
export function LessonPanes({ passage, passageRef, questionsRef, pane, onPane, words, foot, children, ...watch }: LessonPanesProps) {
  const shown = passage ? pane : 'questions';
  return (
    <div
      className={cx(
        'grid flex-1 grid-cols-[minmax(0,1fr)] lg:min-h-0 lg:grid-rows-[minmax(0,1fr)]',
        Boolean(passage) && 'lg:grid-cols-[minmax(0,57fr)_minmax(0,43fr)]',
      )}
    >
      {passage && (
        <section
          ref={passageRef}
          aria-label={words.passage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
          tabIndex={0}
          className={cx('min-w-0 bg-page lg:block lg:overflow-y-auto', shown !== 'passage' && 'hidden')}
        >
          {passage}
        </section>
      )}
      <section
        aria-label={words.questions}
        className={cx('flex min-w-0 flex-col border-line bg-subject-50 lg:flex lg:min-h-0 lg:border-l', shown !== 'questions' && 'hidden')}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be no scrolling box */}
        <div
          ref={questionsRef}
          role="group"
          aria-label={words.questions}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
          tabIndex={0}
          className="relative flex-1 lg:min-h-0 lg:overflow-y-auto"
        >
          <h2 className="sr-only">{words.questions}</h2>
          <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-5 pb-8 md:px-6', !passage && 'mx-auto max-w-180')} {...watch}>
            {children}
          </div>
        </div>
        {foot}
      </section>
      {passage && (
        <div className="sticky bottom-0 z-6 bg-page px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] shadow-tray lg:hidden">
          <Segmented
            label={words.paneSwitch}
            isFull
            value={shown}
            onChange={onPane}
            options={[
              { value: 'passage', label: words.passage, icon: BookOpen },
              { value: 'questions', label: words.questionsTab ?? words.questions, icon: MessageSquareText },
            ]}
          />
        </div>
      )}
    </div>
  );
}
