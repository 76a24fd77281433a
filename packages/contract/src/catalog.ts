import { articleView, lessonKey, lessonView, pictureView } from '@alba/content/lesson-view';
import { gradeBandKeys, subjectIds } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { richText } from '@alba/items/common/schema';
import { questionKey } from '@alba/items/key';
import { questionResponse } from '@alba/items/response';
import { z } from 'zod';
import { digits, endpoint, id, idList } from './endpoint.ts';
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

/** With what it has on paper, to be opened with `openGuide`. */
export const foundLesson = lessonCard.extend({ guides: z.array(z.enum(lessonGuideKinds)) });
export type FoundLesson = z.infer<typeof foundLesson>;

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
    /** How many batches of 24 are shown from the beginning. A reply brings at most ten: `after` leaves out those that are there already. */
    batches: digits(z.int().min(1).max(limits.browseBatches)).default(1),
    after: digits(z.int().min(0).max(limits.browseBatches)).default(0),
  }),
  reply: z.strictObject({
    lessons: z.array(foundLesson).max(limits.browseBatch * limits.browseBatchesPerReply),
    total: z.int(),
    /** No lesson has the words as they were typed: they were read as these words of the library, each one slip away. */
    readAs: z.array(z.string()),
    /** Nothing was found: the one filter whose removal brings most lessons. */
    help: z.strictObject({ remove: z.enum(['subject', 'category', 'gradeBands', 'search']), count: z.int() }).optional(),
    /** Counts for every choice of each filter, the other filters held. */
    counts: z.strictObject({
      subjects: z.array(z.strictObject({ subject: z.enum(subjectIds), count: z.int() })),
      categories: z.array(z.strictObject({ category: z.string(), count: z.int() })),
      gradeBands: z.array(z.strictObject({ gradeBand: z.enum(gradeBandKeys), count: z.int() })),
    }),
  }),
});

/** Cards of lessons that were chosen, in the order asked for. Those that the teacher cannot see are left out. */
export const loadLessonCards = endpoint({
  name: 'loadLessonCards',
  method: 'GET',
  path: '/v1/catalog/cards',
  query: z.strictObject({ lessonIds: idList(limits.lessonsPerAssign) }),
  reply: z.strictObject({ lessons: z.array(lessonCard).max(limits.lessonsPerAssign) }),
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
    standards: z.array(lessonKey.shape.standards.element.extend({ statement: z.string().optional(), standardId: id.optional() })),
    contentNote: z.string().optional(),
    /** The lesson's guides on paper, to be opened with `openGuide`. */
    guides: z.array(z.enum(lessonGuideKinds)),
    /** Collections that this lesson belongs to: each has a unit guide, to be opened with `openGuide`. */
    unitGuides: z.array(z.strictObject({ collectionId: id, title: z.string() })),
  }),
  refusals: ['lesson_not_found'],
});

/** What a student would be told about an answer that a teacher tries. Nothing is kept of it. */
export const checkPreviewAnswer = endpoint({
  name: 'checkPreviewAnswer',
  method: 'POST',
  path: '/v1/catalog/lessons/:lessonId/checks',
  params: z.strictObject({ lessonId: id }),
  body: z.strictObject({ questionId: z.string().max(80), response: questionResponse }),
  reply: z.strictObject({
    right: z.boolean(),
    points: z.int(),
    possible: z.int(),
    /** After a wrong answer: what is said at the first try, and at the later ones. */
    feedback: z.tuple([richText, richText]).optional(),
  }),
  refusals: ['lesson_not_found', 'question_not_found', 'answer_incomplete'],
});

export const previewArticle = endpoint({
  name: 'previewArticle',
  method: 'GET',
  path: '/v1/catalog/lessons/:lessonId/articles/:articleId',
  params: z.strictObject({ lessonId: id, articleId: z.string().max(80) }),
  reply: articleView,
  refusals: ['lesson_not_found', 'article_not_found'],
});
