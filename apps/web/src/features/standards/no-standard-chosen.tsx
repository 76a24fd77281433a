import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Standards } from './api.ts';
import { gradesWithLessons } from './choice.ts';
import { GradeChoices } from './grade-choices.tsx';
import type { Shown } from './screen.ts';

type NoStandardChosenProps = Pick<Shown, 'edition' | 'choice' | 'change'> & { standards: Standards | undefined };

/** What to do first; or that nothing of the list has lessons, and which grades have. */
export function NoStandardChosen({ edition, choice, standards, change }: NoStandardChosenProps) {
  const { t } = useTranslation('standards');
  if (!standards) return null;
  const isWhole = standards.standards.length === standards.total;
  const hasLessons = !isWhole || standards.standards.some(({ lessonCount }) => lessonCount > 0);
  if (hasLessons) {
    return (
      <div className="max-lg:hidden">
        <EmptyState title={t(($) => $.aligned.choose)}>{t(($) => $.aligned.chooseBody)}</EmptyState>
      </div>
    );
  }
  const grades = gradesWithLessons(choice);
  return (
    <EmptyState
      picture="search"
      title={t(($) => $.none.grade, { framework: choice.framework.title })}
      action={
        grades.length > 0 ? (
          <GradeChoices edition={edition} grades={grades} change={change} />
        ) : (
          <ButtonLink to={paths.find()}>{t(($) => $.none.find)}</ButtonLink>
        )
      }
    >
      {grades.length > 0 ? t(($) => $.none.gradeBody) : t(($) => $.none.nowhereBody)}
    </EmptyState>
  );
}
