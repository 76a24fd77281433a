import type { PublicQuestion } from '@alba/items/browser';
import { BookOpen, MessageSquareText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/segmented.tsx';
import type { Preview } from './api.ts';
import { usePreviewWork } from './preview-context.ts';

export type PreviewQuestion = { question: PublicQuestion; number: number; total: number; answer: Preview['answers'][number] | undefined };
export type PreviewPanesProps = { passage: ReactNode; renderQuestion: (given: PreviewQuestion) => ReactNode };

/** What students read on the left, their questions with the answers on the right; below 992 px one at a time. */
export function PreviewPanes({ passage, renderQuestion }: PreviewPanesProps) {
  const { t } = useTranslation('preview');
  const { part, preview } = usePreviewWork();
  const [pane, setPane] = useState<'passage' | 'questions'>('passage');
  const passagePane = useRef<HTMLElement>(null);
  const questionsPane = useRef<HTMLElement>(null);
  const key = part?.part;
  useEffect(() => {
    // another part begins at its start
    if (key === undefined) return;
    passagePane.current?.scrollTo?.(0, 0);
    questionsPane.current?.scrollTo?.(0, 0);
  }, [key]);
  if (!part) return null;
  const hasPassage = part.resources.length > 0;
  const shown = hasPassage ? pane : 'questions';
  return (
    <div
      className={cx(
        'grid flex-1 grid-cols-[minmax(0,1fr)] lg:h-[calc(100dvh-var(--header-height)-var(--lessonbar-height)-2px)] lg:min-h-105',
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
        ref={questionsPane}
        aria-label={t(($) => $.questions)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
        tabIndex={0}
        className={cx('min-w-0 border-line bg-subject-50 lg:block lg:overflow-y-auto lg:border-l', shown !== 'questions' && 'hidden')}
      >
        <h2 className="sr-only">{t(($) => $.questions)}</h2>
        <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-4 px-4 pt-5 pb-10 md:px-6', !hasPassage && 'mx-auto max-w-180')}>
          {part.part === 'spark' && <LessonNotes />}
          {part.questions.map((question, index) => (
            <div key={question.id}>
              {renderQuestion({
                question,
                number: index + 1,
                total: part.questions.length,
                answer: preview.answers.find(({ questionId }) => questionId === question.id),
              })}
            </div>
          ))}
        </div>
      </section>
      {hasPassage && (
        <div className="sticky bottom-0 z-6 bg-page px-4 pt-2 pb-[max(8px,env(safe-area-inset-bottom))] shadow-tray lg:hidden">
          <Segmented
            label={t(($) => $.paneSwitch)}
            isFull
            value={shown}
            onChange={setPane}
            options={[
              { value: 'passage', label: t(($) => $.passage), icon: BookOpen },
              { value: 'questions', label: t(($) => $.questions), icon: MessageSquareText },
            ]}
          />
        </div>
      )}
    </div>
  );
}

/** What to know before teaching: skills, standards, and care that the topic needs. */
function LessonNotes() {
  const { t } = useTranslation('preview');
  const { preview, lesson } = usePreviewWork();
  const { skills, standards, contentNote } = preview;
  return (
    <details className="rounded-lg bg-raised px-5 py-3 shadow-sm" open={contentNote !== undefined}>
      <summary className="min-h-8 cursor-pointer font-semibold">{t(($) => $.about)}</summary>
      <dl className="mt-2 grid gap-3 text-sm">
        <div>
          <dt className="font-semibold">{t(($) => $.question)}</dt>
          <dd className="text-soft">{lesson.question}</dd>
        </div>
        {contentNote && (
          <div>
            <dt className="font-semibold">{t(($) => $.care)}</dt>
            <dd className="text-soft">{contentNote}</dd>
          </div>
        )}
        <div>
          <dt className="font-semibold">{t(($) => $.skillsLabel)}</dt>
          <dd className="text-soft">{skills.map((skill) => t(($) => $.skills[skill])).join(' · ')}</dd>
        </div>
        {standards.length > 0 && (
          <div>
            <dt className="font-semibold">{t(($) => $.standards)}</dt>
            <dd className="text-soft" translate="no">
              {standards.map(({ framework, code }) => `${framework.toUpperCase()} ${code}`).join(' · ')}
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}
