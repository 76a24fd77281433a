import type { EditionId } from '@alba/domain/editions';
import { editions } from '@alba/domain/editions';
import { type SkillId, skillNames } from '@alba/domain/skills';
import type { LessonHead } from '../load/load-lesson.ts';
import { skillSynonyms } from './skill-synonyms.ts';

/** Lower case without accents, single spaces: how search compares words. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What a teacher's search looks through: title, summary, question, vocabulary, and the names of the skills with their synonyms, folded. */
export function searchTextOf(head: LessonHead, skills: readonly SkillId[]): string {
  const words = head.vocabulary.flatMap((entry) => [entry.word, ...entry.forms]);
  return foldForSearch([head.title, head.summary, head.question, ...words, ...skills.map((skill) => skillName(skill, head.edition))].join(' '));
}

function skillName(skill: SkillId, edition: EditionId): string {
  const { language } = editions[edition];
  return `${skillNames[skill][language]} ${skillSynonyms[skill]?.[language] ?? ''}`;
}
