import type { AssignmentRow } from '@alba/contract/assignments';
import { daysBetween } from '@alba/domain/assignments';
import { Check, Lock, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Cover } from '../../ui/picture.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TimingChip } from '../../ui/timing-chip.tsx';
import { MoreMenu } from './more-menu.tsx';
import type { Opened } from './opened.ts';
import { reportPath } from './report-path.ts';

export type AssignedTableProps = {
  rows: readonly AssignmentRow[];
  today: string;
  onOpen: (opened: Opened) => void;
  onSwitchClosed: (row: AssignmentRow) => void;
};

/** One line an assignment; cards below 768 px. */
export function AssignedTable({ rows, today, onOpen, onSwitchClosed }: AssignedTableProps) {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  const columns: Column<AssignmentRow>[] = [
    { key: 'lesson', header: t(($) => $.column.lesson), isRowHeader: true, cell: (row) => <LessonCell row={row} /> },
    {
      key: 'class',
      header: t(($) => $.column.class),
      cell: ({ className }) => (
        <span className="text-balance wrap-anywhere" translate="no">
          {className}
        </span>
      ),
    },
    { key: 'start', header: t(($) => $.column.start), isOptional: true, cell: ({ start }) => <span className="whitespace-nowrap">{format.date(start)}</span> },
    {
      key: 'due',
      header: t(($) => $.column.due),
      cell: ({ due }) => <span className="whitespace-nowrap">{due ? format.date(due) : t(($) => $.noDue)}</span>,
    },
    {
      key: 'timing',
      header: t(($) => $.column.timing),
      cell: (row) => <ChipCell row={row} today={today} onOpen={() => onOpen({ dialog: 'edit-due', row })} />,
    },
    { key: 'turnedIn', header: t(($) => $.column.turnedIn), cell: (row) => <TurnedIn row={row} /> },
    { key: 'checks', header: t(($) => $.column.checks), isOptional: true, cell: ({ allowCheckAnswers }) => <Checks isOn={allowCheckAnswers} /> },
    {
      key: 'actions',
      header: t(($) => $.column.actions),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <span className="flex items-center justify-end gap-1 max-md:justify-start">
          <Button variant="ghost" size="sm" icon={Pencil} onClick={() => onOpen({ dialog: 'edit', row })}>
            {t(($) => $.edit)}
            <span className="sr-only">: {nameOf(row)}</span>
          </Button>
          <MoreMenu
            row={row}
            label={t(($) => $.more, { name: nameOf(row) })}
            onDelete={() => onOpen({ dialog: 'delete', row })}
            onSwitchClosed={onSwitchClosed}
          />
        </span>
      ),
    },
  ];
  return <Table<AssignmentRow> caption={t(($) => $.caption)} columns={columns} rows={rows} rowKey={({ assignmentId }) => assignmentId} isStacked />;
}

const nameOf = ({ lessonTitle, className }: AssignmentRow) => `${lessonTitle}, ${className}`;

function LessonCell({ row }: { row: AssignmentRow }) {
  const { t } = useTranslation('assigned');
  return (
    <span className="flex min-w-0 items-center gap-3" data-subject={row.subject}>
      <Cover src={mediaUrl(row.cover.media)} className="w-16 flex-none rounded-xs" />
      <Link to={reportPath(row)} className="min-w-0 font-semibold wrap-anywhere">
        {row.lessonTitle}
        <span className="sr-only"> {t(($) => $.reportFor, { className: row.className })}</span>
      </Link>
    </span>
  );
}

/** How it stands; a press opens the dates. */
function ChipCell({ row, today, onOpen }: { row: AssignmentRow; today: string; onOpen: () => void }) {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  const { timing, due, start, isClosed } = row;
  return (
    <button type="button" className="inline-flex min-h-8 cursor-pointer items-center rounded-full hover:underline" onClick={onOpen}>
      {isClosed ? (
        <span className="a-chip a-chip--future">
          <Lock size={16} aria-hidden="true" />
          {t(($) => $.standing.closed)}
        </span>
      ) : (
        <TimingChip timing={timing} dueInDays={due ? daysBetween(today, due.slice(0, 10)) : undefined} opensOn={format.date(start)} />
      )}
      <span className="sr-only">. {t(($) => $.editDates, { name: nameOf(row) })}</span>
    </button>
  );
}

function TurnedIn({ row: { submittedCount, targetCount, timing } }: { row: AssignmentRow }) {
  const { t } = useTranslation('assigned');
  if (timing === 'future' || targetCount === 0) return <span className="text-sm text-soft">{t(($) => $.students, { count: targetCount })}</span>;
  return (
    <span className="grid min-w-26 gap-1.5">
      <span className="text-sm">{t(($) => $.turnedIn, { done: submittedCount, count: targetCount })}</span>
      <Meter value={submittedCount} max={targetCount} />
    </span>
  );
}

function Checks({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation('assigned');
  return isOn ? (
    <span className="inline-flex items-center gap-1.5">
      <Check size={18} aria-hidden="true" />
      {t(($) => $.on)}
    </span>
  ) : (
    <span className="text-soft">{t(($) => $.off)}</span>
  );
}
