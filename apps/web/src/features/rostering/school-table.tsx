import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Table } from '../../ui/table.tsx';
import type { LoadedRun } from './api.ts';
import { type Sums, sumsOf } from './run-counts.ts';

type School = LoadedRun['schools'][number];

/** The difference by school; a school's name leads to its lines. */
export function SchoolTable({ run, onShow }: { run: LoadedRun; onShow: (school: string) => void }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const nameOf = ({ externalId, name }: School) => (externalId === '' ? t(($) => $.schools.whole) : name);
  const column = (key: keyof Sums) => ({
    key,
    header: t(($) => $.counts[key]),
    align: 'end' as const,
    cell: ({ changes }: School) => format.number(sumsOf(changes)[key]),
  });
  return (
    <section aria-labelledby="by-school">
      <h2 id="by-school" className="mb-3">
        {t(($) => $.schools.heading)}
      </h2>
      <Table
        caption={t(($) => $.schools.caption)}
        isStacked
        rows={run.schools}
        rowKey={({ externalId }) => externalId}
        columns={[
          {
            key: 'school',
            header: t(($) => $.schools.school),
            isRowHeader: true,
            cell: (school) => (
              <button
                type="button"
                className="text-left font-semibold text-link underline"
                aria-label={t(($) => $.schools.show, { name: nameOf(school) })}
                onClick={() => onShow(school.externalId)}
              >
                {nameOf(school)}
              </button>
            ),
          },
          column('added'),
          column('changed'),
          column('ended'),
          {
            key: 'state',
            header: t(($) => $.list.state),
            cell: ({ state, failed }) => (
              <>
                {t(($) => $.schools.state[state])}
                {failed > 0 && <span className="block text-sm text-danger">{t(($) => $.schools.failedLines, { count: failed })}</span>}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
