import { useFormat } from '../../lib/format.ts';
import { type Chart, type DataTable, gridOf, pointsOf } from './data-points.ts';

const width = 640;
const height = 320;
const edge = { left: 64, right: 24, top: 24, bottom: 52 };

export type DataChartProps = { table: DataTable; chart: Chart /** The caption of the figure. */; labelledBy: string };

/** Bars, a line or points, with the author's words as its name. The table beside holds the same numbers. */
export function DataChart({ table, chart, labelledBy }: DataChartProps) {
  const format = useFormat();
  const points = pointsOf(table, chart);
  const grid = gridOf(points.map(({ y }) => y));
  const isBars = chart.kind === 'bars';
  const isNamed = isBars || typeof table.rows[0]?.[chart.x] !== 'number';
  const lastX = Math.max(1, ...points.map(({ x }) => x));
  const across = width - edge.left - edge.right;
  const down = height - edge.top - edge.bottom;
  const low = grid[0] ?? 0;
  const high = grid.at(-1) ?? 1;
  const xOf = (x: number) => edge.left + (isBars ? ((x + 0.5) / Math.max(1, points.length)) * across : (x / lastX) * across);
  const yOf = (y: number) => edge.top + down - ((y - low) / (high - low)) * down;
  const barWidth = Math.min(56, (across / Math.max(1, points.length)) * 0.62);
  const xTicks = isNamed ? points.map(({ x, label }) => ({ x, label })) : gridOf([0, lastX]).map((x) => ({ x, label: format.number(x) }));
  return (
    // narrow screens scroll it, by keyboard too
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable
    <section className="a-scroll-hint overflow-x-auto rounded-md border border-line p-2" aria-labelledby={labelledBy} tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={chart.description} className="min-w-[420px] text-[13px]">
        {grid.map((value) => (
          <g key={value}>
            <line x1={edge.left} x2={width - edge.right} y1={yOf(value)} y2={yOf(value)} stroke="var(--chart-grid)" />
            <text x={edge.left - 10} y={yOf(value) + 4} textAnchor="end" fill="var(--color-text-soft)">
              {format.number(value)}
            </text>
          </g>
        ))}
        {chart.kind === 'line' && (
          <polyline
            points={points.map(({ x, y }) => `${xOf(x)},${yOf(y)}`).join(' ')}
            fill="none"
            stroke="var(--chart-3)"
            strokeWidth={3}
            strokeLinejoin="round"
          />
        )}
        {points.map(({ label, x, y }) =>
          isBars ? (
            <rect
              key={`${label} ${y}`}
              x={xOf(x) - barWidth / 2}
              width={barWidth}
              y={yOf(Math.max(y, 0))}
              height={Math.abs(yOf(0) - yOf(y))}
              rx={4}
              fill="var(--chart-3)"
            />
          ) : (
            <circle key={`${label} ${y}`} cx={xOf(x)} cy={yOf(y)} r={5.5} fill="var(--chart-3)" />
          ),
        )}
        {isBars &&
          points.map(({ label, x, y }) => (
            <text key={`${label} ${y}`} x={xOf(x)} y={yOf(Math.max(y, 0)) - 7} textAnchor="middle" fontWeight={600} fill="var(--color-text)">
              {format.number(y)}
            </text>
          ))}
        {xTicks
          .filter(({ x }) => x <= lastX || isNamed)
          .map(({ x, label }) => (
            <text key={label} x={xOf(x)} y={height - edge.bottom + 20} textAnchor="middle" fill="var(--color-text-soft)">
              {label}
            </text>
          ))}
        <text x={edge.left + across / 2} y={height - 8} textAnchor="middle" fill="var(--color-text-soft)">
          {titleOf(table, chart.x)}
        </text>
        <text x={8} y={14} fill="var(--color-text-soft)">
          {titleOf(table, chart.y)}
        </text>
      </svg>
    </section>
  );
}

function titleOf(table: DataTable, index: number): string {
  const column = table.columns[index];
  return column?.unit === undefined ? (column?.name ?? '') : `${column.name} (${column.unit})`;
}
