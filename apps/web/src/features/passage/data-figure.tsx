import { ChartColumn, Table as TableIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { DataChart } from './data-chart.tsx';
import type { DataTable } from './data-points.ts';

export type DataFigureProps = {
  table: DataTable;
  /** Nothing to press and nothing that scrolls. */
  isOnPaper?: boolean;
};

/** Real values with their source: a table, and the same as a chart where the author asked for one. */
export function DataFigure({ table, isOnPaper = false }: DataFigureProps) {
  const { t } = useTranslation('passage');
  const format = useFormat();
  const captionId = useId();
  const [look, setLook] = useState<'table' | 'chart'>('table');
  const chart = isOnPaper ? undefined : table.chart;
  const decimals = table.columns.map((_, index) => Math.max(0, ...table.rows.map((row) => decimalsOf(row[index]))));
  return (
    <figure className="my-[1.4em] font-ui text-table leading-body" aria-labelledby={captionId}>
      <figcaption id={captionId} className="mb-2 font-semibold">
        {table.caption}
      </figcaption>
      {chart && (
        <div className="mb-3">
          <Segmented
            label={t(($) => $.showAs)}
            value={look}
            onChange={setLook}
            options={[
              { value: 'table', label: t(($) => $.table), icon: TableIcon },
              { value: 'chart', label: t(($) => $.chart), icon: ChartColumn },
            ]}
          />
        </div>
      )}
      {chart && look === 'chart' ? (
        <DataChart table={table} chart={chart} labelledBy={captionId} />
      ) : (
        // wide tables scroll by themselves, by keyboard too
        <section
          className={cx('rounded-md border border-line', !isOnPaper && 'a-scroll-hint overflow-x-auto')}
          aria-labelledby={captionId}
          tabIndex={isOnPaper ? undefined : 0}
        >
          <table>
            <thead className="bg-band">
              <tr>
                {table.columns.map((column) => (
                  <th key={`${column.name} ${column.unit}`} scope="col" className={cx('px-3 py-2 align-bottom', column.numeric && 'text-right')}>
                    {column.name}
                    {column.unit !== undefined && <span className="font-normal"> ({column.unit})</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join('|')} className="border-t border-line">
                  {row.map((cell, index) => {
                    const column = table.columns[index];
                    const words = typeof cell === 'number' ? format.number(cell, decimals[index]) : cell;
                    const look = cx('px-3 py-2 font-normal', column?.numeric && 'text-right [font-variant-numeric:tabular-nums]');
                    return index === 0 ? (
                      <th key="row" scope="row" className={look}>
                        {words}
                      </th>
                    ) : (
                      <td key={`${column?.name} ${column?.unit}`} className={look}>
                        {words}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className="mt-2 text-sm text-soft">{t(($) => $.source, { source: table.source })}</p>
    </figure>
  );
}

/** How many decimals a number of the table has: 11.0 beside 19.4 tells how exactly it was measured. */
function decimalsOf(cell: string | number | undefined): number {
  return typeof cell === 'number' ? (String(cell).split('.')[1]?.length ?? 0) : 0;
}
