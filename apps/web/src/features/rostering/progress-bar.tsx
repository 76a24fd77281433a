/** How far something is that takes a while; the words stand beside it. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  const whole = Math.round(Math.min(Math.max(percent, 0), 100));
  return (
    <div className="a-meter w-full" role="progressbar" aria-label={label} aria-valuenow={whole} aria-valuemin={0} aria-valuemax={100}>
      <i style={{ width: `${whole}%` }} />
    </div>
  );
}
