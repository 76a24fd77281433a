import type { CheckedCell } from '@alba/contract/assigning';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { cellWords } from './refused.ts';
import { useDatesWords } from './use-dates-words.ts';
import './assign.css';

export type CheckNoticeProps = {
  checked: readonly CheckedCell[];
  classNames: ReadonlyMap<number, string>;
  /** Leaves out what is refused. */
  onLeaveOut: (refused: readonly CheckedCell[]) => void;
  /** Where focus goes when somebody sends nevertheless. */
  ref?: Ref<HTMLDivElement>;
};

/** Before sending: which classes cannot get the lesson, and what else is due on the same day. Said when it changes. */
export function CheckNotice({ checked, classNames, onLeaveOut, ref }: CheckNoticeProps) {
  const { t } = useTranslation('assign');
  const refused = checked.filter(({ refusal }) => refusal !== undefined);
  const clashing = checked.filter(({ refusal, sameDay }) => refusal === undefined && sameDay.length > 0);
  return (
    <div aria-live="polite" className="a-news grid gap-3">
      {refused.length > 0 && (
        <Alert
          ref={ref}
          status="warning"
          title={t(($) => $.check.refused, { count: refused.length })}
          action={
            <Button size="sm" variant="secondary" onClick={() => onLeaveOut(refused)}>
              {t(($) => $.check.leaveOut, { count: refused.length })}
            </Button>
          }
        >
          <CellList cells={refused} classNames={classNames} words={(cell) => <RefusalWords cell={cell} />} />
        </Alert>
      )}
      {clashing.length > 0 && (
        <Alert status="info" title={t(($) => $.check.sameDay)}>
          <CellList cells={clashing} classNames={classNames} words={(cell) => <SameDayWords cell={cell} />} />
        </Alert>
      )}
    </div>
  );
}

type CellListProps = { cells: readonly CheckedCell[]; classNames: ReadonlyMap<number, string>; words: (cell: CheckedCell) => ReactNode };

function CellList({ cells, classNames, words }: CellListProps) {
  return (
    <ul className="mt-1 grid gap-1">
      {cells.map((cell) => (
        <li key={cell.classId} className="wrap-anywhere">
          <span className="font-semibold" translate="no">
            {classNames.get(cell.classId)}
          </span>
          : {words(cell)}
        </li>
      ))}
    </ul>
  );
}

/** Why a class cannot get a lesson; what it has already is a click away. */
export function RefusalWords({ cell: { refusal, assigned, classId } }: { cell: CheckedCell }) {
  const { t } = useTranslation('assign');
  const datesWords = useDatesWords();
  if (refusal === undefined) return null;
  if (refusal !== 'lesson_already_assigned' || !assigned) return t(($) => $.cellRefused[cellWords[refusal]]);
  return (
    <>
      {t(($) => $.check.assigned, { dates: datesWords(assigned) })}{' '}
      <Link to={paths.assignedRow({ classId, assignmentId: assigned.assignmentId })} isNewTab>
        {t(($) => $.check.seeIt)}
      </Link>
    </>
  );
}

/** What else the class has due on the same day. */
export function SameDayWords({ cell: { sameDay } }: { cell: CheckedCell }) {
  const { t } = useTranslation('assign');
  const format = useFormat();
  return t(($) => $.check.alsoDue, { lessons: format.list(sameDay.map(({ lessonTitle }) => lessonTitle)) });
}
