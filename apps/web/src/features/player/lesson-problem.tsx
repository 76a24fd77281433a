import type { loadActivity } from '@alba/contract/attempts';
import { useTranslation } from 'react-i18next';
import { refusalDetails } from '../../lib/api/refusal-of.ts';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';

/** What stands in the way of a lesson: not open yet, closed, gone, or it did not load. */
export function LessonProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('player');
  const format = useFormat();
  const code = (error as { data?: { code?: string } } | undefined)?.data?.code;
  const home = <ButtonLink to={paths.studentHome()}>{t(($) => $.home)}</ButtonLink>;
  if (code === 'assignment_not_open' || code === 'assignment_closed' || code === 'assignment_not_found') {
    const { opensAt } = refusalDetails(error);
    const key = problems[code];
    return (
      <Stage>
        <EmptyState title={t(($) => $.problem[key].title)} action={home}>
          {code === 'assignment_not_open' && typeof opensAt === 'string'
            ? t(($) => $.problem.notOpen.bodyAt, { date: format.date(opensAt, 'weekday') })
            : t(($) => $.problem[key].body)}
        </EmptyState>
      </Stage>
    );
  }
  return (
    <Stage>
      <FailurePanel error={error} title={t(($) => $.problem.failed)} onRetry={onRetry} />
    </Stage>
  );
}

const problems = { assignment_not_open: 'notOpen', assignment_closed: 'closed', assignment_not_found: 'gone' } as const satisfies Record<
  (typeof loadActivity.refusals)[number],
  string
>;

function Stage({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation('player');
  return (
    <div className="wrap py-10">
      <h1 className="sr-only">{t(($) => $.lesson)}</h1>
      {children}
    </div>
  );
}
