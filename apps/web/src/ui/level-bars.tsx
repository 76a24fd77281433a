/** Bars of a reading level, as many as the ladder has. Decorative: the words beside say the level. */
export function LevelBars({ level, of, width = 25 }: { level: number; of: number; width?: number }) {
  const rise = 9 / Math.max(of - 1, 1);
  const wide = of * 6 - 2;
  return (
    <svg className="a-bars" viewBox={`0 0 ${wide} 16`} width={(width * wide) / 22} height={(width * 16) / 22} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => {
        const height = 4 + rise * index;
        // biome-ignore lint/suspicious/noArrayIndexKey: bars never move
        return <rect key={index} x={index * 6} y={16 - height} width={4} height={height} rx={1.5} className={index < level ? 'is-on' : undefined} />;
      })}
    </svg>
  );
}
