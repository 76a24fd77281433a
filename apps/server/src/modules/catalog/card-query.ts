import type { LessonCard } from '@alba/contract/catalog';
import { sql } from 'kysely';

/** What a card needs of `lesson l`, in any query. */
export const cardColumns = sql`
  l.lesson_id as "lessonId", l.slug, l.title, l.summary, l.subject_id as "subjectId", l.categories, l.grade_band as "gradeBand", l.grades,
  l.reading_range as "readingRange", l.minutes, l.cover`;

export type CardRow = Omit<LessonCard, 'subject'>;
