/** The rising arc while waiting. Decorative: the words beside it, or the button's own, carry the meaning. */
export function ArcSpinner({ width = 64, hasSun = false }: { width?: number; hasSun?: boolean }) {
  return (
    <svg className="a-spinner" viewBox="0 0 64 36" width={width} height={(width * 36) / 64} aria-hidden="true">
      <path d="M6 32a26 26 0 0 1 52 0" />
      <path className="is-run" d="M6 32a26 26 0 0 1 52 0" />
      {hasSun && <path className="is-sun" d="M19 33a13 13 0 0 1 26 0Z" />}
    </svg>
  );
}
