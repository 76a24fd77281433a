/** Points won of points possible, unrounded. Undefined when nothing was scored. */
export function scorePercent(points: number, possible: number): number | undefined {
  return possible === 0 ? undefined : (points / possible) * 100;
}

/** Rounds half up, once, at display (D18). */
export function roundHalfUp(value: number): number {
  return Math.floor(value + 0.5 + 1e-9);
}

/** Mean of unrounded scores; undefined for none. */
export function average(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export const scoreBands = ['starting', 'growing', 'on-the-way', 'secure'] as const;
export type ScoreBand = (typeof scoreBands)[number];

/** The band of a displayed (rounded) score (D18, D20). */
export function bandOf(displayed: number): ScoreBand {
  if (displayed >= 85) return 'secure';
  if (displayed >= 70) return 'on-the-way';
  return displayed >= 50 ? 'growing' : 'starting';
}
