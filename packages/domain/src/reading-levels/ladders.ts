import type { GradeBandKey } from '../editions/grade-bands.ts';

export const ladderIds = ['us-3-5', 'us-6-8', 'br', 'eslac'] as const;
export type LadderId = (typeof ladderIds)[number];
export type LevelNumber = 1 | 2 | 3 | 4;

/** Figures of a whole passage: words a sentence, syllables a word, longest sentence in words, and the language's formula. */
export type ReadabilityWindow = {
  wordsPerSentence: readonly [number, number];
  syllablesPerWord: readonly [number, number];
  longestSentence: number;
  formula: readonly [number, number];
};

export type ReadingLevel = {
  level: LevelNumber;
  /** Name teachers and administrators see; students see "Level 2 of 4" (D76). */
  label: string;
  /** us: the grade the level is suggested for (D35); 0 where the edition has no such table. */
  grade: number;
  window: ReadabilityWindow;
};

const w = (ws: [number, number], yw: [number, number], longest: number, formula: [number, number]): ReadabilityWindow => ({
  wordsPerSentence: ws,
  syllablesPerWord: yw,
  longestSentence: longest,
  formula,
});

/** The ladders of decision D35 with the windows of the content guide, section 3. */
export const ladders: Record<LadderId, readonly ReadingLevel[]> = {
  'us-3-5': [
    { level: 1, label: '400L-550L', grade: 2, window: w([6.5, 8.5], [1.2, 1.32], 14, [1.2, 3.3]) },
    { level: 2, label: '550L-700L', grade: 3, window: w([8.5, 11], [1.25, 1.36], 17, [2.6, 4.6]) },
    { level: 3, label: '700L-850L', grade: 4, window: w([10.5, 13], [1.3, 1.42], 21, [4, 5.9]) },
    { level: 4, label: '850L-1000L', grade: 5, window: w([12.5, 15], [1.33, 1.46], 24, [5.1, 7]) },
  ],
  'us-6-8': [
    { level: 1, label: '800L-950L', grade: 5, window: w([11.5, 14], [1.33, 1.46], 22, [4.8, 6.8]) },
    { level: 2, label: '900L-1050L', grade: 6, window: w([13, 16.5], [1.35, 1.48], 26, [5.8, 7.8]) },
    { level: 3, label: '1000L-1150L', grade: 7, window: w([15, 18], [1.36, 1.52], 29, [6.8, 8.9]) },
    { level: 4, label: '1100L-1250L', grade: 8, window: w([17, 20], [1.36, 1.56], 33, [7.6, 10.2]) },
  ],
  br: [
    { level: 1, label: '1', grade: 0, window: w([9, 12], [1.85, 1.98], 18, [70, 84]) },
    { level: 2, label: '2', grade: 0, window: w([12, 15.5], [1.92, 2.05], 25, [60, 72]) },
    { level: 3, label: '3', grade: 0, window: w([15, 19], [2, 2.15], 32, [48, 60]) },
  ],
  eslac: [
    { level: 1, label: '1', grade: 0, window: w([6.5, 9], [1.65, 1.85], 13, [86, 100]) },
    { level: 2, label: '2', grade: 0, window: w([9, 12], [1.68, 1.92], 18, [80, 95]) },
    { level: 3, label: '3', grade: 0, window: w([12, 15.5], [1.75, 1.98], 25, [72, 87]) },
    { level: 4, label: '4', grade: 0, window: w([15, 19], [1.9, 2.08], 31, [60, 76]) },
  ],
};

/** The ladder a lesson of this grade band is written on. */
export function ladderOf(band: GradeBandKey): LadderId {
  if (band === 'k-2' || band === '3-5') return 'us-3-5';
  if (band === '6-8' || band === '9-12') return 'us-6-8';
  return band === 'ef-anos-finais' || band === 'ensino-medio' ? 'br' : 'eslac';
}

export function levelsOf(ladder: LadderId): readonly LevelNumber[] {
  return ladders[ladder].map((entry) => entry.level);
}
