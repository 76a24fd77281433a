import { cx } from './cx.ts';

export type ArcProgressProps = {
  /** Parts finished. The next one is shown as under way. */
  done: number;
  total?: number;
  width?: number;
  /** Plays the sun's rise once: when a part was just finished. */
  isRising?: boolean;
};

const centre = 28;
const radius = 22;
const sunRadius = 11;
/** Half the opening between two segments, in degrees. */
const gap = 5.75;

/** The rising arc. Decorative: say the same in words beside it. */
export function ArcProgress({ done, total = 4, width = 60, isRising = false }: ArcProgressProps) {
  const parts = Array.from({ length: total }, (_, index) => index);
  return (
    <svg className={cx('a-arc', isRising && 'a-arc--rising')} viewBox="2 2 52 28" width={width} height={(width * 28) / 52} aria-hidden="true">
      {parts.map((part) => (
        <path key={part} d={segment(part, total)} className={cx(part < done && 'is-done', part === done && 'is-now') || undefined} />
      ))}
      <path className="a-arc__sky" d="M14 28a14 14 0 0 1 28 0Z" />
      {done > 0 && <path className="a-arc__sun" d={sun(Math.min(done / total, 1))} />}
    </svg>
  );
}

function segment(part: number, total: number): string {
  const step = 180 / total;
  const from = point(part * step + (part === 0 ? 0 : gap));
  const to = point((part + 1) * step - (part === total - 1 ? 0 : gap));
  return `M${from}A${radius} ${radius} 0 0 1 ${to}`;
}

/** A point of the arc, counted in degrees from its left end. */
function point(degrees: number): string {
  const angle = ((180 - degrees) * Math.PI) / 180;
  return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre - radius * Math.sin(angle)).toFixed(2)}`;
}

/** The sun over the horizon; at 1 its centre stands on it. */
function sun(risen: number): string {
  const below = sunRadius * (1 - risen);
  const half = Math.sqrt(sunRadius ** 2 - below ** 2);
  return `M${(centre - half).toFixed(2)} 28A${sunRadius} ${sunRadius} 0 0 1 ${(centre + half).toFixed(2)} 28Z`;
}
