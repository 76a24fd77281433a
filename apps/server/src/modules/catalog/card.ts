import type { LessonCard } from '@alba/contract/catalog';
import { subjectById } from '@alba/domain/editions';
import type { CardRow } from './card-query.ts';

/** A row of the library as the contract's card. */
export function cardOf(row: CardRow): LessonCard {
  const { lessonId, slug, title, summary, subjectId, categories, gradeBand, grades, readingRange, minutes, cover } = row;
  const subject = subjectById(subjectId)?.key;
  if (!subject) throw new Error(`lesson ${lessonId} has subject ${subjectId}, which no edition has`);
  return { lessonId, slug, title, summary, subject, subjectId, categories, gradeBand, grades, readingRange, minutes, cover };
}
