import type { EditionId } from './editions.ts';

export const gradeBandKeys = ['k-2', '3-5', '6-8', '9-12', 'ef-anos-finais', 'ensino-medio', 'primaria-1', 'primaria-2', 'secundaria', 'bachillerato'] as const;
export type GradeBandKey = (typeof gradeBandKeys)[number];

export type GradeBand = { key: GradeBandKey; edition: EditionId; grades: readonly number[]; lookupIds: readonly number[] };

/** Lookup ids of product.md section 3 where it names them. */
export const gradeBands: readonly GradeBand[] = [
  { key: 'k-2', edition: 'us', grades: [0, 1, 2], lookupIds: [1] },
  { key: '3-5', edition: 'us', grades: [3, 4, 5], lookupIds: [2] },
  { key: '6-8', edition: 'us', grades: [6, 7, 8], lookupIds: [3] },
  { key: '9-12', edition: 'us', grades: [9, 10, 11, 12], lookupIds: [4] },
  { key: 'ef-anos-finais', edition: 'br', grades: [6, 7, 8, 9], lookupIds: [104, 105, 106, 107] },
  { key: 'ensino-medio', edition: 'br', grades: [10, 11, 12], lookupIds: [101, 102, 103] },
  { key: 'primaria-1', edition: 'eslac', grades: [1, 2, 3], lookupIds: [201] },
  { key: 'primaria-2', edition: 'eslac', grades: [4, 5, 6], lookupIds: [202] },
  { key: 'secundaria', edition: 'eslac', grades: [7, 8, 9], lookupIds: [203] },
  { key: 'bachillerato', edition: 'eslac', grades: [10, 11, 12], lookupIds: [204] },
];

export function gradeBandsOf(edition: EditionId): readonly GradeBand[] {
  return gradeBands.filter((band) => band.edition === edition);
}
