import { articleView, lessonKey, lessonView, pictureView } from '@alba/content/lesson-view';
import { gradeBandKeys, subjectIds } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { questionKey } from '@alba/items/key';
import { questionResponse } from '@alba/items/response';
import { z } from 'zod';
import { digits, endpoint, id } from './endpoint.ts';
import { lessonGuideKinds } from './guides.ts';

/** A lesson as a card of Find shows it. */
export const lessonCard = z.strictObject({
  lessonId: id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  subject: z.enum(subjectIds),
  subjectId: z.int(),
  categories: z.array(z.string()),
  gradeBand: z.enum(gradeBandKeys),
  grades: z.array(z.int()),
  /** Range over the lesson's levels, for teachers: `400L-1000L`; levels 1-3 in br. */
  readingRange: z.string(),
  minutes: z.int(),
  cover: pictureView,
});
export type LessonCard = z.infer<typeof lessonCard>;

/** Several values in one parameter, separated by commas: `gradeBands=3-5,6-8`. */
const gradeBandList = z
  .string()
  .meta({ description: 'Grade bands, separated by commas: 3-5,6-8' })
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.enum(gradeBandKeys)).min(1));

export const findLessons = endpoint({
  name: 'findLessons',
  method: 'GET',
  path: '/v1/catalog/lessons',
  query: z.strictObject({
    subject: z.enum(subjectIds).optional(),
    category: z.string().max(40).optional(),
    /** At least one grade band. */
    gradeBands: gradeBandList,
    search: z.string().trim().max(limits.searchTerm).default(''),
    /** How many batches of 24 to show from the beginning. */
    batches: digits(z.int().min(1).max(50)).default(1),
  }),
  reply: z.strictObject({
    lessons: z.array(lessonCard),
    total: z.int(),
    /** Counts for every choice of each filter, the other filters held. */
    counts: z.strictObject({
      subjects: z.array(z.strictObject({ subject: z.enum(subjectIds), count: z.int() })),
      categories: z.array(z.strictObject({ category: z.string(), count: z.int() })),
      gradeBands: z.array(z.strictObject({ gradeBand: z.enum(gradeBandKeys), count: z.int() })),
    }),
  }),
});

/** Right answers in the shape of responses, for the preview and the key. */
export const previewAnswer = z.strictObject({ questionId: z.string(), correct: questionResponse.optional(), key: questionKey });

/** The lesson as its students will see it, with the key. Teachers only. */
export const previewLesson = endpoint({
  name: 'previewLesson',
  method: 'GET',
  path: '/v1/catalog/lessons/:lessonId',
  params: z.strictObject({ lessonId: id }),
  reply: z.strictObject({
    lessonId: id,
    card: lessonCard,
    lesson: lessonView,
    answers: z.array(previewAnswer),
    skills: lessonKey.shape.skills,
    /** With the words of the standard, where a framework of the edition has them. */
    standards: z.array(lessonKey.shape.standards.element.extend({ statement: z.string().optional() })),
    contentNote: z.string().optional(),
    /** The lesson's guides on paper, to be opened with `openGuide`. */
    guides: z.array(z.enum(lessonGuideKinds)),
  }),
  refusals: ['lesson_not_found'],
});

export const previewArticle = endpoint({
  name: 'previewArticle',
  method: 'GET',
  path: '/v1/catalog/lessons/:lessonId/articles/:articleId',
  params: z.strictObject({ lessonId: id, articleId: z.string().max(80) }),
  reply: articleView,
  refusals: ['lesson_not_found', 'article_not_found'],
});
