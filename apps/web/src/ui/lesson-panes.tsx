import { BookOpen, MessageSquareText } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Segmented } from './segmented.tsx';
import './lesson.css';

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
    <div className={cx('a-panes', Boolean(passage) && 'a-panes--two')}>
      {passage && (
        <section
          ref={passageRef}
          aria-label={words.passage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
          tabIndex={0}
          className={cx('a-panes__pane bg-page', shown !== 'passage' && 'is-away')}
        >
          {passage}
        </section>
      )}
      <section aria-label={words.questions} className={cx('a-panes__pane a-panes__questions', shown !== 'questions' && 'is-away')}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be no scrolling box */}
        <div
          ref={questionsRef}
          role="group"
          aria-label={words.questions}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
          tabIndex={0}
          className="a-panes__list"
        >
          <h2 className="sr-only">{words.questions}</h2>
          <div className={cx('a-panes__cards', !passage && 'a-panes__cards--alone')} {...watch}>
            {children}
          </div>
        </div>
        {foot}
      </section>
      {passage && (
        <div className="a-panes__switch">
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
