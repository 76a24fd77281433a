import type { EditionId } from '../editions/editions.ts';
import { type GradeBandKey, gradeBands } from '../editions/grade-bands.ts';
import type { LadderId, LevelNumber } from './ladders.ts';

export const levelGroupKeys = ['us-3-5', 'us-6-8', 'br-fundamental', 'br-medio', 'eslac'] as const;
export type LevelGroupKey = (typeof levelGroupKeys)[number];

/** Lessons for these grades share one reading level of a student (product.md section 3: grade ranges, years, series). */
export type LevelGroup = { key: LevelGroupKey; edition: EditionId; ladder: LadderId; bands: readonly GradeBandKey[] };

export const levelGroups: readonly LevelGroup[] = [
  { key: 'us-3-5', edition: 'us', ladder: 'us-3-5', bands: ['k-2', '3-5'] },
  { key: 'us-6-8', edition: 'us', ladder: 'us-6-8', bands: ['6-8', '9-12'] },
  { key: 'br-fundamental', edition: 'br', ladder: 'br', bands: ['ef-anos-finais'] },
  { key: 'br-medio', edition: 'br', ladder: 'br', bands: ['ensino-medio'] },
  { key: 'eslac', edition: 'eslac', ladder: 'eslac', bands: ['primaria-1', 'primaria-2', 'secundaria', 'bachillerato'] },
];

export const levelGroupsOf = (edition: EditionId): readonly LevelGroup[] => levelGroups.filter((group) => group.edition === edition);

/** The group a lesson of this grade band belongs to. */
export function levelGroupOf(band: GradeBandKey): LevelGroup {
  const group = levelGroups.find(({ bands }) => bands.includes(band));
  if (!group) throw new Error(`grade band ${band} has no reading levels`);
  return group;
}

/** The grades of a group, rising. */
export const gradesOf = (group: LevelGroup): readonly number[] => gradeBands.filter(({ key }) => group.bands.includes(key)).flatMap(({ grades }) => grades);

/** The grade from which each level is recommended: the us ladders name one for each; elsewhere the levels are spread over the grades of the group. */
const recommendedFrom: Record<LevelGroupKey, readonly number[]> = {
  'us-3-5': [2, 3, 4, 5],
  'us-6-8': [5, 6, 7, 8],
  'br-fundamental': [6, 8, 9],
  'br-medio': [10, 11, 12],
  eslac: [1, 4, 7, 10],
};

/** The level to begin with for a grade (product.md section 5); grades outside get the nearest end. */
export const recommendedLevel = ({ key }: Pick<LevelGroup, 'key'>, grade: number): LevelNumber =>
  Math.max(1, recommendedFrom[key].filter((from) => from <= grade).length) as LevelNumber;
