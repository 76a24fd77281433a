import type { AssignmentRow } from '@alba/contract/assignments';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Checks, ClassCell, DueCell, LessonCell, TurnedIn } from './assigned-cells.tsx';
import { MoreMenu } from './more-menu.tsx';
import './assigned.css';
import type { Opened } from './opened.ts';
import { nameOf } from './row-name.ts';
import { StateChip } from './state-chip.tsx';
import type { Selected } from './use-selected.ts';

/** What a row can do at once, without a dialog. */
export type RowActs = { onSwitchClosed: (row: AssignmentRow) => void; onSwitchChecks: (row: AssignmentRow) => void };

export type AssignedTableProps = RowActs & {
  rows: readonly AssignmentRow[];
  today: string;
  order: 'soonest' | 'latest';
  onOrder: (order: 'soonest' | 'latest') => void;
  selected: Selected;
  onOpen: (opened: Opened) => void;
};

/** One line an assignment; cards below 768 px. */
export function AssignedTable({ rows, order, onOrder, ...given }: AssignedTableProps) {
  const { t } = useTranslation('assigned');
  const columns = useColumns(given);
  return (
    <Table<AssignmentRow, 'due'>
      caption={t(($) => $.caption)}
      columns={columns}
      rows={rows}
      rowKey={({ assignmentId }) => assignmentId}
      sort={{ key: 'due', direction: order === 'latest' ? 'descending' : 'ascending' }}
      onSort={({ direction }) => onOrder(direction === 'descending' ? 'latest' : 'soonest')}
      isStacked
    />
  );
}

type Given = Omit<AssignedTableProps, 'rows' | 'order' | 'onOrder'>;

function useColumns({ today, selected, onOpen, onSwitchClosed, onSwitchChecks }: Given): Column<AssignmentRow, 'due'>[] {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  return [
    { key: 'lesson', header: t(($) => $.column.lesson), isRowHeader: true, cell: (row) => <LessonCell row={row} selected={selected} /> },
    { key: 'class', header: t(($) => $.column.class), cell: (row) => <ClassCell row={row} onTargets={() => onOpen({ dialog: 'targets', row })} /> },
    { key: 'start', header: t(($) => $.column.start), isOptional: true, cell: ({ start }) => <span className="whitespace-nowrap">{format.date(start)}</span> },
    {
      key: 'due',
      header: t(($) => $.column.due),
      isSortable: true,
      cell: (row) => <DueCell row={row} onOwnDates={() => onOpen({ dialog: 'own-dates', row })} />,
    },
    {
      key: 'timing',
      header: t(($) => $.column.timing),
      cell: (row) => <StateChip row={row} today={today} onOpen={() => onOpen({ dialog: 'edit-due', row })} />,
    },
    { key: 'turnedIn', header: t(($) => $.column.turnedIn), cell: (row) => <TurnedIn row={row} /> },
    { key: 'checks', header: t(($) => $.column.checks), isOptional: true, cell: (row) => <Checks row={row} onSwitch={() => onSwitchChecks(row)} /> },
    {
      key: 'actions',
      header: t(($) => $.column.actions),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <span className="a-assigned-acts">
          <Button variant="ghost" size="sm" icon={Pencil} onClick={() => onOpen({ dialog: 'edit', row })}>
            {t(($) => $.edit)}
            <span className="sr-only">: {nameOf(row)}</span>
          </Button>
          <MoreMenu row={row} label={t(($) => $.more, { name: nameOf(row) })} onOpen={onOpen} onSwitchClosed={onSwitchClosed} />
        </span>
      ),
    },
  ];
}
