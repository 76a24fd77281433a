import type { RichText } from '@alba/domain/rich-text';
import { plainText } from '@alba/domain/rich-text';
import type { PublicQuestion } from '@alba/items/browser';
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { useSkillName } from '../../lib/skill-name.ts';
import { Rich } from '../../ui/rich-text.tsx';
import type { QuestionKey } from './api.ts';
import { wrongAnswersOf } from './notes.ts';

export type TeacherNotesProps = {
  question: PublicQuestion;
  answerKey: QuestionKey;
  unitText: (resource: string, unit: number) => RichText | undefined;
};

/** Under a question, for teachers only: the skill, why students go wrong, and what a good text holds. */
export function TeacherNotes({ question, answerKey, unitText }: TeacherNotesProps) {
  const { t } = useTranslation('preview');
  const { skill, answer } = answerKey;
  const { number } = useFormat();
  const skillName = useSkillName();
  const wrong = wrongAnswersOf(question, answer, { unitText, number });
  return (
    <div className="mt-4 grid gap-3 border-t border-dashed border-line-strong pt-4 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <GraduationCap size={20} className="flex-none text-link" aria-hidden="true" />
        {skill ? t(($) => $.notes.skill, { skill: skillName(skill) }) : t(($) => $.notes.label)}
      </p>
      {wrong.length > 0 && (
        <Note title={t(($) => $.notes.wrong)}>
          <ul className="grid gap-1.5">
            {wrong.map(({ words, misconception }) => (
              <li key={`${words}-${misconception}`}>
                {words !== undefined && (
                  <span className="font-medium">{typeof words === 'boolean' ? trueOrFalse(t, words) : t(($) => $.notes.quoted, { words })} </span>
                )}
                <span className="text-soft">{misconception}</span>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {answer.kind === 'open-response' && (
        <>
          <Note title={t(($) => $.notes.strong)}>
            <Rich text={answer.modelAnswers.strong} />
          </Note>
          <Note title={t(($) => $.notes.developing)}>
            <Rich text={answer.modelAnswers.developing} />
          </Note>
          <Note title={t(($) => $.notes.rubric)}>
            <ol className="grid list-decimal gap-1 pl-5" start={0}>
              {answer.rubric.map((step) => (
                <li key={plainText(step)}>
                  <Rich text={step} />
                </li>
              ))}
            </ol>
          </Note>
        </>
      )}
    </div>
  );
}

const trueOrFalse = (t: ReturnType<typeof useTranslation<'preview'>>['t'], answer: boolean) => (answer ? t(($) => $.notes.true) : t(($) => $.notes.false));

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="font-ui text-sm font-semibold">{title}</h4>
      <div className="mt-1 text-soft">{children}</div>
    </div>
  );
}
