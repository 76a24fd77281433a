import type { AssignmentCell, CheckedCell } from '@alba/contract/assigning';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure/index.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { isSamePlace, placeKey } from '../cells.ts';
import { RefusalWords, SameDayWords } from '../check-notice.tsx';
import { PastDueNote } from '../past-due-note.tsx';
import { useCheck } from '../use-check.ts';
import { useDatesWords } from '../use-dates-words.ts';
import { useSend } from '../use-send.ts';
import { StepFoot } from './step-foot.tsx';
import { useCountWords } from './use-count-words.ts';
import type { Wizard } from './use-wizard.ts';

/** What will happen in each cell, before it happens. What is refused is left out; the rest is assigned in one go. */
export function ReviewStep({ wizard, onAssigned }: { wizard: Wizard; onAssigned?: () => void }) {
  const { t } = useTranslation('assign');
  const { cells, finish } = wizard;
  const check = useCheck(cells);
  const { send, isSending, failure } = useSend(check.learn);
  const checkFailed = useFailureWords(check.error);
  const countWords = useCountWords();
  const verdictOf = (cell: AssignmentCell) => check.checked.find((one) => isSamePlace(one, cell));
  const accepted = cells.filter((cell) => verdictOf(cell)?.refusal === undefined);
  const isReady = !check.isChecking && !checkFailed;
  const counts = { lessons: new Set(accepted.map(({ lessonId }) => lessonId)).size, classes: new Set(accepted.map(({ classId }) => classId)).size };
  const assign = async () => {
    const assignmentIds = await send(accepted);
    if (!assignmentIds) return;
    onAssigned?.();
    finish({ assignmentIds, ...counts, draft: wizard.draft });
  };
  return (
    <div className="grid gap-6">
      <div aria-live="polite" className="a-many__news">
        {cells.length === 0 && <Alert status="warning" title={t(($) => $.review.allOut)} />}
        {check.isChecking && <p className="text-soft">{t(($) => $.review.checking)}</p>}
        {isReady && accepted.length < cells.length && (
          <Alert status="warning" title={t(($) => $.review.leftOut, { count: cells.length - accepted.length, total: cells.length })}>
            <p>{accepted.length > 0 ? t(($) => $.review.rest) : t(($) => $.review.nothing)}</p>
          </Alert>
        )}
      </div>
      {checkFailed && (
        <Alert status="danger" isLive title={t(($) => $.review.checkFailed)}>
          <p>
            {checkFailed.title}. {checkFailed.body} {t(($) => $.many.kept)}
          </p>
        </Alert>
      )}
      {cells.length > 0 && <CellTable wizard={wizard} verdictOf={verdictOf} />}
      {failure && !isSending && (
        <Alert status="danger" isLive title={failure.title}>
          <p>
            {failure.body} {t(($) => $.many.kept)}
          </p>
        </Alert>
      )}
      <StepFoot
        wizard={wizard}
        action={
          checkFailed ? (
            <Button size="lg" onClick={check.again}>
              {t(($) => $.review.again)}
            </Button>
          ) : (
            accepted.length > 0 && (
              <Button size="lg" isBusy={isSending || check.isChecking} onClick={() => void assign()}>
                {t(($) => $.review.assign, { count: accepted.length, what: countWords(counts) })}
              </Button>
            )
          )
        }
      />
    </div>
  );
}

type CellTableProps = { wizard: Wizard; verdictOf: (cell: AssignmentCell) => CheckedCell | undefined };

function CellTable({ wizard, verdictOf }: CellTableProps) {
  const { t } = useTranslation('assign');
  const datesWords = useDatesWords();
  const lessonOf = (cell: AssignmentCell) => wizard.lessons.find(({ lessonId }) => lessonId === cell.lessonId);
  const classOf = (cell: AssignmentCell) => wizard.chosenClasses.find(({ classId }) => classId === cell.classId);
  const columns: Column<AssignmentCell>[] = [
    { key: 'lesson', header: t(($) => $.grid.lesson), isRowHeader: true, cell: (cell) => <span className="wrap-anywhere">{lessonOf(cell)?.title}</span> },
    {
      key: 'class',
      header: t(($) => $.review.class),
      cell: (cell) => (
        <span translate="no" className="wrap-anywhere">
          {classOf(cell)?.name}
        </span>
      ),
    },
    {
      key: 'who',
      header: t(($) => $.review.who),
      cell: (cell) => {
        const total = classOf(cell)?.studentCount ?? 0;
        return cell.studentIds ? t(($) => $.who.some, { count: cell.studentIds.length, total }) : t(($) => $.who.everyone, { count: total });
      },
    },
    {
      key: 'dates',
      header: t(($) => $.review.dates),
      cell: (cell) => (
        <span>
          {datesWords(cell)}
          {wizard.draft.cells[placeKey(cell)]?.dates && <span className="a-datemark a-datemark--own">{t(($) => $.grid.own)}</span>}
        </span>
      ),
    },
    { key: 'verdict', header: t(($) => $.review.happens), cell: (cell) => <Verdict cell={cell} told={verdictOf(cell)} /> },
  ];
  return <Table caption={t(($) => $.review.caption)} columns={columns} rows={wizard.cells} rowKey={placeKey} isStacked />;
}

/** What will happen to one cell, in words first. */
function Verdict({ cell, told }: { cell: AssignmentCell; told: CheckedCell | undefined }): ReactNode {
  const { t } = useTranslation('assign');
  if (!told) return <span className="text-soft">{t(($) => $.review.notYet)}</span>;
  if (told.refusal) {
    return (
      <span>
        <b>{t(($) => $.review.out)}</b> <RefusalWords cell={told} />
      </span>
    );
  }
  return (
    <span>
      {t(($) => $.review.willBe)} <PastDueNote dates={cell} /> {told.sameDay.length > 0 && <SameDayWords cell={told} />}
    </span>
  );
}
