import type { CheckedCell } from '@alba/contract/assigning';
import type { CollectionCard, loadCollection, OfferedLesson } from '@alba/contract/collections';
import type { ReplyOf } from '@alba/contract/endpoint';

const cover = { media: 'a.svg', width: 320, height: 200, description: '' };

export const collectionCard = (collectionId: number, title: string, more: Partial<CollectionCard> = {}): CollectionCard => ({
  collectionId,
  title,
  summary: `About ${title}.`,
  question: 'What sets it off?',
  subject: 'science',
  subjectId: 2,
  gradeBand: '3-5',
  grades: [3, 4, 5],
  lessonCount: 3,
  minutes: 135,
  covers: [cover, cover, cover],
  ...more,
});

export const lessonOf = (lessonId: number, title: string, more: Partial<OfferedLesson> = {}): OfferedLesson => ({
  state: 'offered',
  card: {
    lessonId,
    slug: `lesson-${lessonId}`,
    title,
    summary: '',
    subject: 'science',
    subjectId: 2,
    categories: ['life'],
    gradeBand: '3-5',
    grades: [3],
    readingRange: '400L-1000L',
    minutes: 45,
    cover,
  },
  adds: `What ${title} adds.`,
  ifSkipped: `What is lost without ${title}.`,
  guides: [],
  ...more,
});

/** Soil, Plants and Oceans. */
export const livingSystems = (more: Partial<ReplyOf<typeof loadCollection>> = {}): ReplyOf<typeof loadCollection> => ({
  ...collectionCard(4, 'Living Systems'),
  lessons: [lessonOf(1, 'Soil'), lessonOf(2, 'Plants'), lessonOf(3, 'Oceans')],
  leftOut: 0,
  ...more,
});

export const checkedCell = (lessonId: number, classId: number, more: Partial<CheckedCell> = {}): CheckedCell => ({ lessonId, classId, sameDay: [], ...more });
