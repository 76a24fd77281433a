import type { EditionId } from './editions.ts';

export const subjectIds = ['social-studies', 'science', 'ela', 'math', 'portuguese'] as const;
export type SubjectKey = (typeof subjectIds)[number];

export type Subject = {
  /** Numeric id in addresses, product.md section 3. */
  id: number;
  key: SubjectKey;
  edition: EditionId;
  productCode: string;
  categories: readonly string[];
};

const scienceCategories = ['life', 'physical', 'chemistry', 'earth-and-space', 'engineering-technology'] as const;

/** Every subject an edition can offer; a screen shows only those that have lessons (D41). */
export const subjects: readonly Subject[] = [
  {
    id: 1,
    key: 'social-studies',
    edition: 'us',
    productCode: 'LEARN-SS',
    categories: ['world-geography', 'us-geography', 'world-history', 'us-history', 'civics', 'economics', 'world-cultures'],
  },
  { id: 2, key: 'science', edition: 'us', productCode: 'LEARN-SCI', categories: scienceCategories },
  { id: 3, key: 'ela', edition: 'us', productCode: 'LEARN-ELA', categories: [] },
  { id: 4, key: 'math', edition: 'us', productCode: 'LEARN-MATH', categories: [] },
  { id: 101, key: 'science', edition: 'br', productCode: 'LEARN-BR-SCI', categories: scienceCategories },
  { id: 102, key: 'portuguese', edition: 'br', productCode: 'LEARN-BR-PORT', categories: [] },
  { id: 103, key: 'math', edition: 'br', productCode: 'LEARN-BR-MATH', categories: [] },
  { id: 201, key: 'science', edition: 'eslac', productCode: 'LEARN-ES-SCI', categories: scienceCategories },
];

export function subjectsOf(edition: EditionId): readonly Subject[] {
  return subjects.filter((subject) => subject.edition === edition);
}

export function subjectById(id: number): Subject | undefined {
  return subjects.find((subject) => subject.id === id);
}
