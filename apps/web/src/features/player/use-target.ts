import { useEffect } from 'react';
import { useLessonWork } from './lesson-context.ts';

/** Shows what `goTo` asked for, once its part is on the page: a question or a paragraph, in view and with focus. */
export function useTarget({ showParagraph }: { showParagraph: (resource: string, paragraph: number) => boolean }): void {
  const { target, targetShown, part, rememberPlace } = useLessonWork();
  useEffect(() => {
    if (!target || target.part !== part?.part) return;
    rememberPlace({ pane: target.paragraph ? 'passage' : 'questions' });
    // after the pane is shown; the dialog that led here gives focus back first
    const timer = setTimeout(() => {
      if (target.paragraph) showParagraph(target.paragraph.resource, target.paragraph.number);
      else if (target.questionId) focusQuestion(target.questionId);
      targetShown();
    }, 60);
    return () => clearTimeout(timer);
  }, [target, part, rememberPlace, targetShown, showParagraph]);
}

/** Brings a question into view and gives it focus. */
export function focusQuestion(questionId: string): void {
  const found = document.getElementById(`question-${questionId}`);
  found?.focus({ preventScroll: true });
  found?.scrollIntoView({ block: 'start' });
}
