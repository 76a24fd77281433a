import { type EditionId, editions } from '@alba/domain/editions';
import { type SkillId, skillNames } from '@alba/domain/skills';
import { type GuideWords, guideWords } from './words/index.ts';

/** What every template needs: the edition's look and words. Colours are the brand steps 50, 200, 600 and 800 of the design tokens. */
export type Look = { look: { name: string; paper: 'us-letter' | 'a4'; language: string; region: string; brand: readonly string[] }; words: GuideWords };

const looks: Record<EditionId, Look['look']> = {
  us: { name: 'Alba Learn', paper: 'us-letter', language: 'en', region: 'US', brand: ['#F0F6FC', '#B4D3EF', '#1C66AE', '#103E70'] },
  br: { name: 'Alba Learn', paper: 'a4', language: 'pt', region: 'BR', brand: ['#EFF7F4', '#A9D5C8', '#0F6B5A', '#0A473C'] },
  eslac: { name: 'Alba Learn', paper: 'a4', language: 'es', region: 'MX', brand: ['#FCF1F6', '#EBB7CF', '#93295F', '#5F183E'] },
};

export function lookOf(edition: EditionId): Look {
  return { look: looks[edition], words: guideWords[editions[edition].language] };
}

/** The skill as it is called in the edition. */
export function skillName(edition: EditionId, skill: SkillId): string {
  return skillNames[skill][editions[edition].language];
}

/** Grades as teachers of the edition name them. */
export function gradesText(edition: EditionId, grades: readonly number[]): string {
  return grades.map((grade) => gradeNames[editions[edition].language](grade)).join(', ');
}

const gradeNames = {
  en: (grade: number) => (grade === 0 ? 'K' : String(grade)),
  pt: (grade: number) => (grade <= 9 ? `${grade}º ano` : `${grade - 9}ª série`),
  es: (grade: number) => (grade <= 6 ? `${grade}.º de primaria` : grade <= 9 ? `${grade - 6}.º de secundaria` : `${grade - 9}.º de bachillerato`),
};
