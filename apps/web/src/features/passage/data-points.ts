import type { ResourceView } from '@alba/content/lesson-view';

export type DataTable = NonNullable<Extract<ResourceView, { kind: 'passage' }>['figures'][number]['table']>;
export type Chart = NonNullable<DataTable['chart']>;
export type Point = { label: string; x: number; y: number };

/** The two columns of a chart. Words on the x axis stand at equal steps. */
export function pointsOf(table: DataTable, chart: Chart): Point[] {
  const isNumeric = chart.kind !== 'bars' && table.rows.every((row) => typeof row[chart.x] === 'number');
  return table.rows.flatMap((row, index) => {
    const y = row[chart.y];
    const x = row[chart.x];
    if (typeof y !== 'number' || x === undefined) return [];
    return [{ label: String(x), x: isNumeric ? Number(x) : index, y }];
  });
}

/** At most four grid lines at round numbers, from 0 or below the lowest value up to the highest. */
export function gridOf(values: readonly number[]): number[] {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(...values, lowest + 1);
  const rough = (highest - lowest) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((round) => round * power >= rough) ?? 10) * power;
  const first = Math.floor(lowest / step) * step;
  const count = Math.ceil((highest - first) / step) + 1;
  return Array.from({ length: count }, (_, index) => Number((first + index * step).toPrecision(12)));
}
