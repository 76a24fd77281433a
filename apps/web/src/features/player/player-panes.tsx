import type { PublicQuestion } from '@alba/items/browser';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../lib/announce.ts';
import { LessonPanes } from '../../ui/lesson-panes.tsx';
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
  /** Above the questions. */
  notice?: ReactNode;
};

export const questionAnchor = (questionId: string) => `question-${questionId}`;

/** What to read beside what to answer; remembers where the student was in both. */
export function PlayerPanes({ passage, renderQuestion, showParagraph, notice }: PlayerPanesProps) {
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
  return (
    <LessonPanes
      passage={resources.length > 0 && passage}
      passageRef={passagePane}
      questionsRef={questionsPane}
      pane={place.pane ?? 'passage'}
      onPane={(pane) => rememberPlace({ pane })}
      words={{
        passage: t(($) => $.passage),
        questions: t(($) => $.questions),
        questionsTab: t(($) => $.questionsCount, { done: answeredCount(questions, answers), total: questions.length }),
        paneSwitch: t(($) => $.paneSwitch),
      }}
      foot={<LessonFoot />}
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
      {notice}
      {questions.map((question, index) => (
        <div key={question.id} data-question={question.id}>
          {renderQuestion({ question, number: index + 1, total: questions.length, id: questionAnchor(question.id) })}
        </div>
      ))}
    </LessonPanes>
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
