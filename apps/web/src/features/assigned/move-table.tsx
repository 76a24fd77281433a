import type { MovedAssignment } from '@alba/contract/assignment-moves';
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Table } from '../../ui/table.tsx';

/** Every assignment with its dates before and after, by the day of the week, and what to know about it. */
export function MoveTable({ rows }: { rows: readonly MovedAssignment[] }) {
  const { t } = useTranslation('assigned');
  return (
    <Table<MovedAssignment>
      caption={t(($) => $.move.caption)}
      isStacked
      rows={rows}
      rowKey={({ assignmentId }) => assignmentId}
      columns={[
        { key: 'lesson', header: t(($) => $.column.lesson), isRowHeader: true, cell: (row) => <Lesson row={row} /> },
        { key: 'start', header: t(($) => $.column.start), cell: ({ before, after }) => <Change before={before.start} after={after.start} /> },
        { key: 'due', header: t(($) => $.column.due), cell: ({ before, after }) => <Change before={before.due} after={after.due} /> },
      ]}
    />
  );
}

function Lesson({ row }: { row: MovedAssignment }) {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  const notes = row.warnings.map((warning) =>
    warning === 'same-day' ? t(($) => $.move.warning['same-day'], { lessons: format.list(row.sameDay) }) : t(($) => $.move.warning[warning]),
  );
  if (row.refusal) notes.unshift(t(($) => $.move.twice));
  return (
    <span className="block min-w-0 wrap-anywhere">
      <span className="font-semibold">{row.lessonTitle}</span>
      <span className="block text-sm font-normal text-soft">
        <span translate="no">{row.className}</span>
        {row.ownDatesCount > 0 && <>. {t(($) => $.move.ownDates, { count: row.ownDatesCount })}</>}
      </span>
      {notes.map((note) => (
        <span key={note} className="mt-1 flex items-start gap-1.5 text-sm font-normal text-warning">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
          {note}
        </span>
      ))}
    </span>
  );
}

function Change({ before, after }: { before: string | null; after: string | null }) {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  if (before === null || after === null) return <span className="text-soft">{t(($) => $.noDue)}</span>;
  if (before === after) return <span className="text-soft">{t(($) => $.move.stays, { date: format.date(after, 'weekday') })}</span>;
  return (
    <span className="grid gap-1">
      <span className="text-sm text-soft">
        <span className="sr-only">{t(($) => $.move.before)} </span>
        {format.date(before, 'weekday')}
      </span>
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <ArrowRight size={16} aria-hidden="true" className="flex-none" />
        <span className="sr-only">{t(($) => $.move.after)} </span>
        {format.date(after, 'weekday')}
      </span>
    </span>
  );
}
