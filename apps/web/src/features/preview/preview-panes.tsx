import type { PublicQuestion } from '@alba/items/browser';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSkillName } from '../../lib/skill-name.ts';
import { type LessonPane, LessonPanes } from '../../ui/lesson-panes.tsx';
import type { Preview } from './api.ts';
import { usePreviewWork } from './preview-context.ts';

export type PreviewQuestion = { question: PublicQuestion; number: number; total: number; answer: Preview['answers'][number] | undefined };
export type PreviewPanesProps = { passage: ReactNode; renderQuestion: (given: PreviewQuestion) => ReactNode };

/** What students read beside their questions with the answers. */
export function PreviewPanes({ passage, renderQuestion }: PreviewPanesProps) {
  const { t } = useTranslation('preview');
  const { part, preview } = usePreviewWork();
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
      {part.part === 'spark' && <LessonNotes />}
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

/** What to know before teaching: skills, standards, and care that the topic needs. */
function LessonNotes() {
  const { t } = useTranslation('preview');
  const { preview, lesson } = usePreviewWork();
  const skillName = useSkillName();
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
          <dd className="text-soft">{skills.map((skill) => skillName(skill)).join(' · ')}</dd>
        </div>
        {standards.length > 0 && (
          <div>
            <dt className="font-semibold">{t(($) => $.standards)}</dt>
            <dd>
              <ul className="grid gap-1">
                {standards.map(({ framework, code, match, statement }) => (
                  <li key={`${framework} ${code}`} className="text-soft">
                    <span className="font-code" translate="no">
                      {code}
                    </span>
                    {match === 'partial' && ` ${t(($) => $.partly)}`} {statement}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}
