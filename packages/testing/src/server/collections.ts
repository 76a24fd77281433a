import { type EditionId, gradeBandsOf, subjectsOf } from '@alba/domain/editions';
import type { Building } from './building.ts';
import { insertRow } from './query.ts';
import { buildLesson, type GivenLesson } from './work.ts';

export type GivenCollection = { collectionId: number; packId: string; title: string; subjectId: number; lessons: GivenLesson[] };
export type CollectionOptions = { edition?: EditionId; title?: string; subjectId?: number; lessons?: GivenLesson[] };

/** Lessons in a teaching order; three new ones unless told otherwise. */
export async function buildCollection(building: Building, options: CollectionOptions = {}): Promise<GivenCollection> {
  const { query, next } = building;
  const { edition = 'us', subjectId = subjectsOf(edition)[0]?.id ?? 0 } = options;
  const number = next();
  const { title = `Collection ${number}` } = options;
  const lessons = options.lessons ?? (await threeLessons(building, { edition, subjectId }));
  const packId = `collection-${number}`;
  const row = await insertRow(query, 'collection', {
    edition,
    pack_id: packId,
    subject_id: subjectId,
    grade_band: gradeBandsOf(edition)[0]?.key,
    title,
    summary: 'What it promises.',
    question: 'What runs through it?',
    cover: JSON.stringify({ media: `${'0'.repeat(64)}.svg`, width: 320, height: 200, description: 'A cover.' }),
    skills: [],
    guide: JSON.stringify({}),
  });
  const collectionId = row.collection_id as number;
  for (const [index, { lessonId, title: lesson }] of lessons.entries()) {
    const words = { adds: `What ${lesson} adds.`, if_skipped: `What is lost without ${lesson}.` };
    await insertRow(query, 'collection_item', { collection_id: collectionId, place: index + 1, lesson_id: lessonId, ...words });
  }
  return { collectionId, packId, title, subjectId, lessons };
}

async function threeLessons(building: Building, options: { edition: EditionId; subjectId: number }): Promise<GivenLesson[]> {
  const lessons: GivenLesson[] = [];
  for (let count = 0; count < 3; count += 1) lessons.push(await buildLesson(building, options));
  return lessons;
}
