import { useFormat } from '../lib/format.ts';
import './score-gauge.css';

const length = 138.2;

/** A half circle that fills with the score; the number is the text. */
export function ScoreGauge({ percent, width = 130 }: { percent: number; width?: number }) {
  const format = useFormat();
  const filled = (length * Math.min(Math.max(percent, 0), 100)) / 100;
  return (
    <span className="a-gauge">
      <svg viewBox="0 0 100 56" width={width} height={width * 0.56} aria-hidden="true">
        <path d="M6 50a44 44 0 0 1 88 0" />
        {filled > 0 && <path d="M6 50a44 44 0 0 1 88 0" strokeDasharray={`${filled} ${length}`} />}
      </svg>
      {/* the number grows with its arc */}
      <b style={{ fontSize: width * 0.19 }}>{format.percent(percent)}</b>
    </span>
  );
}
