import type { PublicQuestion } from '@alba/items/browser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LessonPane, LessonPanes } from '../../ui/lesson-panes.tsx';
import { AboutLesson } from './about-lesson.tsx';
import type { Preview } from './api.ts';
import { usePreviewWork } from './preview-context.ts';
import { ViewSwitch } from './view-switch.tsx';

export type PreviewQuestion = { question: PublicQuestion; number: number; total: number; answer: Preview['answers'][number] | undefined };
export type PreviewPanesProps = {
  passage: ReactNode;
  renderQuestion: (given: PreviewQuestion) => ReactNode;
  /** Brings a paragraph into view and marks it; false when it is not on the page. */
  showParagraph: (resource: string, paragraph: number) => boolean;
};

/** What students read beside their questions, as they see them or with the answers. */
export function PreviewPanes({ passage, renderQuestion, showParagraph }: PreviewPanesProps) {
  const { t } = useTranslation('preview');
  const { part, preview, view, target, targetShown } = usePreviewWork();
  const [pane, setPane] = useState<LessonPane>('passage');
  const passagePane = useRef<HTMLElement>(null);
  const questionsPane = useRef<HTMLDivElement>(null);
  const key = part?.part;
  useEffect(() => {
    // another part begins at its start
    if (key === undefined) return;
    passagePane.current?.scrollTo?.(0, 0);
    questionsPane.current?.scrollTo?.(0, 0);
  }, [key]);
  const isHere = target && part?.resources.some(({ id }) => id === target.resource);
  useEffect(() => {
    if (!isHere) return;
    setPane('passage');
    // below 992 px the pane has to be shown first
    const timer = setTimeout(() => {
      showParagraph(target.resource, target.paragraph);
      targetShown();
    }, 60);
    return () => clearTimeout(timer);
  }, [isHere, target, showParagraph, targetShown]);
  if (!part) return null;
  const { resources, questions } = part;
  return (
    <LessonPanes
      passage={resources.length > 0 && passage}
      passageRef={passagePane}
      questionsRef={questionsPane}
      pane={pane}
      onPane={setPane}
      words={{ passage: t(($) => $.passage), questions: t(($) => $.questions), paneSwitch: t(($) => $.paneSwitch) }}
    >
      <ViewSwitch />
      {part.part === 'spark' && view === 'answers' && <AboutLesson />}
      {questions.map((question, index) => (
        <div key={question.id}>
          {renderQuestion({
            question,
            number: index + 1,
            total: questions.length,
            answer: preview.answers.find(({ questionId }) => questionId === question.id),
          })}
        </div>
      ))}
    </LessonPanes>
  );
}
