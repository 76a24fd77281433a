/** A thin bar for shares. With a label it speaks; without, the words beside it do. */
export function Meter({ value, max, label }: { value: number; max: number; label?: string }) {
  const share = max > 0 ? Math.min(value / max, 1) * 100 : 0;
  return (
    <span className="a-meter" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <i style={{ width: `${share}%` }} />
    </span>
  );
}
