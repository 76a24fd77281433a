import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Standards } from './api.ts';
import { gradesWithLessons } from './choice.ts';
import { GradeChoices } from './grade-choices.tsx';
import { nextWithLessons } from './next-with-lessons.ts';
import type { Shown } from './screen.ts';

type NoAlignmentProps = Pick<Shown, 'edition' | 'choice' | 'change'> & { standardId: number; standards: Standards | undefined };

/** No lesson aligns to the standard: the next one that has some, and grades that have. */
export function NoAlignment({ edition, choice, change, standardId, standards }: NoAlignmentProps) {
  const { t } = useTranslation('standards');
  const next = nextWithLessons(standards?.standards ?? [], standardId);
  const grades = gradesWithLessons(choice);
  return (
    <EmptyState
      level={3}
      picture="search"
      title={t(($) => $.none.standard)}
      action={
        <div className="grid justify-items-center gap-3">
          {next && (
            <Button onClick={() => change({ standard: next.standardId })}>
              {next.code ? t(($) => $.none.next, { code: next.code }) : t(($) => $.none.nextNoCode)}
            </Button>
          )}
          {grades.length > 0 && <GradeChoices edition={edition} grades={grades} change={change} />}
          {!next && grades.length === 0 && <ButtonLink to={paths.find()}>{t(($) => $.none.find)}</ButtonLink>}
        </div>
      }
    >
      {next || grades.length > 0 ? t(($) => $.none.standardBody) : t(($) => $.none.nowhereBody)}
    </EmptyState>
  );
}
