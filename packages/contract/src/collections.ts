import { pictureView } from '@alba/content/lesson-view';
import { gradeBandKeys, subjectIds } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { z } from 'zod';
import { lessonCard } from './catalog.ts';
import { endpoint, id } from './endpoint.ts';
import { lessonGuideKinds } from './guides.ts';

/** A collection as a card shows it. Lessons that the viewer's school cannot have are not counted. */
export const collectionCard = z.strictObject({
  collectionId: id,
  title: z.string(),
  /** What it promises, in a sentence or three. */
  summary: z.string(),
  /** The question that runs through every lesson. */
  question: z.string(),
  subject: z.enum(subjectIds),
  subjectId: z.int(),
  gradeBand: z.enum(gradeBandKeys),
  /** Of its lessons, each once, in order. */
  grades: z.array(z.int()),
  lessonCount: z.int().min(1),
  minutes: z.int(),
  /** Of its first lessons. */
  covers: z.array(pictureView).min(1).max(3),
});
export type CollectionCard = z.infer<typeof collectionCard>;

/** The collections of the teacher's edition that have a lesson for them: by subject, then grade, then title. Denied ones are left out. */
export const listCollections = endpoint({
  name: 'listCollections',
  method: 'GET',
  path: '/v1/collections',
  reply: z.strictObject({ collections: z.array(collectionCard).max(limits.collectionsPerEdition) }),
});

const offeredLesson = z.strictObject({
  state: z.literal('offered'),
  card: lessonCard,
  /** What it brings to the collection. */
  adds: z.string(),
  /** What is lost without it. */
  ifSkipped: z.string(),
  /** The lesson's guides on paper, to be opened with `openGuide`. */
  guides: z.array(z.enum(lessonGuideKinds)),
});
/** Denied to the viewer's school by itself; the collection is not. */
const deniedLesson = z.strictObject({ state: z.literal('denied'), lessonId: id, title: z.string(), reason: z.string() });

export const collectionLesson = z.discriminatedUnion('state', [offeredLesson, deniedLesson]);
export type CollectionLesson = z.infer<typeof collectionLesson>;
export type OfferedLesson = z.infer<typeof offeredLesson>;

/**
 * A collection with its lessons in teaching order. `collection_denied` tells its title and the reason in `details`; a collection
 * without any lesson for this school is not found.
 */
export const loadCollection = endpoint({
  name: 'loadCollection',
  method: 'GET',
  path: '/v1/collections/:collectionId',
  params: z.strictObject({ collectionId: id }),
  reply: collectionCard.extend({
    lessons: z.array(collectionLesson).max(limits.lessonsPerAssign),
    /** How many more it has that were withdrawn or that the district does not subscribe to. */
    leftOut: z.int(),
  }),
  refusals: ['collection_not_found', 'collection_denied'],
});
