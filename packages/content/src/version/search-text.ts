import type { EditionId } from '@alba/domain/editions';
import { editions } from '@alba/domain/editions';
import { type SkillId, skillNames } from '@alba/domain/skills';
import type { AuthoredLesson } from '../load/load-lesson.ts';
import { skillSynonyms } from './skill-synonyms.ts';
import { topicWords } from './topic-words.ts';

/** Lower case without accents, single spaces: how search compares words. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What a teacher's search looks through: titles and summaries of the lesson and its articles, its question, what its vocabulary is and
 * means, and the names of its topics and skills with their synonyms. A lesson may never say in its title what it is about.
 */
export function searchTextOf({ head, parts, articles }: Pick<AuthoredLesson, 'head' | 'parts' | 'articles'>, skills: readonly SkillId[]): string {
  const titles = parts.flatMap((part) => part.resources.map((resource) => resource.title));
  const vocabulary = head.vocabulary.flatMap((entry) => [entry.word, ...entry.forms, entry.definition]);
  const topics = head.categories.map((category) => topicWords[category]?.[editions[head.edition].language] ?? '');
  const read = articles.flatMap(({ title, summary }) => [title, summary]);
  return [head.title, head.summary, head.question, ...vocabulary, ...skills.map((skill) => skillName(skill, head.edition)), ...topics, ...titles, ...read].join(
    ' ',
  );
}

function skillName(skill: SkillId, edition: EditionId): string {
  const { language } = editions[edition];
  return `${skillNames[skill][language]} ${skillSynonyms[skill]?.[language] ?? ''}`;
}
