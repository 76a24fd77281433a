import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Table } from '../../ui/table.tsx';
import type { LoadedRun } from './api.ts';
import { type Subject, type Sums, subjectNames, sumsOf } from './run-counts.ts';

/** Numbers of the whole run: schools, people, classes and places, each new, changed and ended. */
export function CountsTable({ run }: { run: LoadedRun }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const rows = subjectNames.map((subject): Sums & { subject: Subject } => ({ subject, ...sumsOf(run.changes, [subject]) }));
  const column = (key: keyof Sums) => ({ key, header: t(($) => $.counts[key]), align: 'end' as const, cell: (row: Sums) => format.number(row[key]) });
  return (
    <section aria-labelledby="counts">
      <h2 id="counts" className="mb-3">
        {t(($) => $.counts.heading)}
      </h2>
      <Table
        caption={t(($) => $.counts.caption)}
        rows={rows.filter(({ added, changed, ended }) => added + changed + ended > 0)}
        rowKey={({ subject }) => subject}
        columns={[
          { key: 'what', header: t(($) => $.counts.what), isRowHeader: true, cell: ({ subject }) => t(($) => $.counts[subject]) },
          column('added'),
          column('changed'),
          column('ended'),
        ]}
      />
    </section>
  );
}
