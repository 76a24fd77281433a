import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { Score } from './api.ts';
import type { ScoreAddress } from './use-score.ts';

/** The student before and after in the class's order, and the reset. */
export function Neighbours({ score, address, onReset }: { score: Score; address: ScoreAddress; onReset: () => void }) {
  const { t } = useTranslation('student-score');
  const to = (studentId: number) => `${paths.studentScore({ ...address, studentId })}?assignment=${score.assignmentId}`;
  const canReset = score.student.status !== 'not-started' && !score.student.isFormer;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label={t(($) => $.otherStudents)} className="flex flex-wrap gap-x-6">
        {score.previous && (
          <Link
            to={to(score.previous.studentId)}
            aria-label={`${t(($) => $.previous)}: ${nameOf(score.previous)}`}
            look="title"
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-link"
          >
            <ChevronLeft size={18} aria-hidden="true" />
            <span translate="no">{nameOf(score.previous)}</span>
          </Link>
        )}
        {score.next && (
          <Link
            to={to(score.next.studentId)}
            aria-label={`${t(($) => $.next)}: ${nameOf(score.next)}`}
            look="title"
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-link"
          >
            <span translate="no">{nameOf(score.next)}</span>
            <ChevronRight size={18} aria-hidden="true" />
          </Link>
        )}
      </nav>
      {canReset && (
        <Button variant="secondary" size="sm" icon={RotateCcw} onClick={onReset}>
          {t(($) => $.reset)}
        </Button>
      )}
    </div>
  );
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
