import type { RichText } from '@alba/domain/rich-text';
import { plainText } from '@alba/domain/rich-text';
import type { PublicQuestion } from '@alba/items/browser';
import type { TFunction } from 'i18next';
import { GraduationCap, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { useSkillName } from '../../lib/skill-name.ts';
import { Button } from '../../ui/button.tsx';
import { Rich } from '../../ui/rich-text.tsx';
import type { QuestionKey } from './api.ts';
import { acceptedOf, type WrongAnswer, wrongAnswersOf } from './notes.ts';
import { usePreviewWork } from './preview-context.ts';

export type TeacherNotesProps = {
  question: PublicQuestion;
  answerKey: QuestionKey;
  unitText: (resource: string, unit: number) => RichText | undefined;
};

/** Under a question, for teachers only: the skill, the proof, why students go wrong, what they then read, and what a good text holds. */
export function TeacherNotes({ question, answerKey, unitText }: TeacherNotesProps) {
  const { t } = useTranslation('preview');
  const { skill, answer } = answerKey;
  const { number, list } = useFormat();
  const skillName = useSkillName();
  const wrong = wrongAnswersOf(question, answer, { unitText, number });
  const reasons = wrong.filter(({ misconception }) => misconception !== undefined);
  const accepted = acceptedOf(question, answer, { unitText, number });
  return (
    <div className="mt-4 grid gap-3 border-t border-dashed border-line-strong pt-4 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <GraduationCap size={20} className="flex-none text-link" aria-hidden="true" />
        {skill ? t(($) => $.notes.skill, { skill: skillName(skill) }) : t(($) => $.notes.label)}
      </p>
      {accepted.length > 0 && (
        <Note title={t(($) => $.notes.accepted)}>
          {accepted.map((one) =>
            'range' in one ? (
              <p key="range">{t(($) => $.notes.range, { from: one.range[0], to: one.range[1] })}</p>
            ) : (
              <p key={one.sentences.join()}>{list(one.sentences.map((words) => t(($) => $.notes.quoted, { words })))}</p>
            ),
          )}
        </Note>
      )}
      <EvidenceLinks evidence={answerKey.evidence} />
      {reasons.length > 0 && (
        <Note title={t(($) => $.notes.wrong)}>
          <ul className="grid gap-1.5">
            {reasons.map((one) => (
              <li key={`${one.words}-${one.misconception}`}>
                <Named t={t} words={one.words} /> {one.misconception}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {wrong.length > 0 && <FeedbackList wrong={wrong} />}
      {answer.kind === 'open-response' && <OpenNotes answer={answer} />}
    </div>
  );
}

/** What a wrong answer is followed by on a student's screen. */
function FeedbackList({ wrong }: { wrong: readonly WrongAnswer[] }) {
  const { t } = useTranslation('preview');
  return (
    <details>
      <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold">{t(($) => $.notes.feedback)}</summary>
      <ul className="mt-1 grid gap-2.5 text-soft">
        {wrong.map(({ words, misconception, feedback: [first, later] }) => (
          <li key={`${words}-${misconception}-${plainText(first)}`}>
            {words === undefined ? <span className="font-medium text-ink">{t(($) => $.notes.others)}</span> : <Named t={t} words={words} />}
            <p>
              {t(($) => $.notes.first)} <Rich text={first} />
            </p>
            <p>
              {t(($) => $.notes.later)} <Rich text={later} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Where the passage proves it: each leads there and marks the paragraph. */
function EvidenceLinks({ evidence }: { evidence: QuestionKey['evidence'] }) {
  const { t } = useTranslation('preview');
  const { lesson, showEvidence } = usePreviewWork();
  const resource = lesson.parts.flatMap(({ resources }) => resources).find(({ id }) => id === evidence?.resource);
  if (!evidence || !resource || !('levels' in resource)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="font-semibold">{t(($) => $.notes.evidence)}</span>
      {evidence.paragraphs.map((paragraph) => (
        <Button key={paragraph} variant="ghost" size="sm" icon={Search} onClick={() => showEvidence({ resource: evidence.resource, paragraph })}>
          {t(($) => $.notes.paragraph, { number: paragraph })}
        </Button>
      ))}
    </div>
  );
}

function OpenNotes({ answer: { modelAnswers, rubric } }: { answer: Extract<QuestionKey['answer'], { kind: 'open-response' }> }) {
  const { t } = useTranslation('preview');
  return (
    <>
      <Note title={t(($) => $.notes.strong)}>
        <Rich text={modelAnswers.strong} />
      </Note>
      <Note title={t(($) => $.notes.developing)}>
        <Rich text={modelAnswers.developing} />
      </Note>
      <Note title={t(($) => $.notes.rubric)}>
        <ol className="grid list-decimal gap-1 pl-5" start={0}>
          {rubric.map((step) => (
            <li key={plainText(step)}>
              <Rich text={step} />
            </li>
          ))}
        </ol>
      </Note>
    </>
  );
}

function Named({ t, words }: { t: TFunction<'preview'>; words: WrongAnswer['words'] }) {
  if (words === undefined) return null;
  return <span className="font-medium text-ink">{typeof words === 'boolean' ? trueOrFalse(t, words) : t(($) => $.notes.quoted, { words })}</span>;
}

const trueOrFalse = (t: TFunction<'preview'>, answer: boolean) => (answer ? t(($) => $.notes.true) : t(($) => $.notes.false));

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="font-ui text-sm font-semibold">{title}</h4>
      <div className="mt-1 text-soft">{children}</div>
    </div>
  );
}
