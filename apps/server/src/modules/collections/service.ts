import { type CollectionCard, type CollectionLesson, type listCollections, loadCollection, type OfferedLesson } from '@alba/contract/collections';
import type { ReplyOf } from '@alba/contract/endpoint';
import { lessonGuideKinds } from '@alba/contract/guides';
import { subjectById } from '@alba/domain/editions';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { cardOf, type LibraryViewer } from '../catalog/index.ts';
import { type CollectionRow, type ItemRow, selectCollections, selectItems, selectOptionalCollection } from './collection-query.ts';

export async function list(db: Db, viewer: LibraryViewer): Promise<ReplyOf<typeof listCollections>> {
  const rows = await selectCollections(db, viewer);
  return { collections: rows.map(({ grades, ...row }) => ({ ...headOf(row), ...row, grades: everyGrade(grades), covers: row.covers.slice(0, mostCovers) })) };
}

export async function load(db: Db, viewer: LibraryViewer, collectionId: number): Promise<ReplyOf<typeof loadCollection>> {
  const { collection, items } = await openCollection(db, viewer, collectionId);
  const lessons = items.filter(({ isOffered }) => isOffered).map(lessonOf);
  const cards = lessons.flatMap((lesson) => (lesson.state === 'offered' ? [lesson.card] : []));
  return {
    ...headOf(collection),
    ...figuresOf(cards),
    lessons,
    leftOut: items.length - lessons.length,
  };
}

type OpenCollection = { collection: CollectionRow; items: ItemRow[] };

/**
 * A collection that the viewer may use; refused where there is none, where it is denied to their school, and where no lesson of it
 * is left for them. With every lesson denied one by one, it is denied.
 */
export async function openCollection(db: Db | Tx, viewer: LibraryViewer, collectionId: number): Promise<OpenCollection> {
  const [collection, items] = await Promise.all([selectOptionalCollection(db, viewer, collectionId), selectItems(db, viewer, collectionId)]);
  if (!collection) throw refuse(loadCollection, 'collection_not_found');
  const offered = items.filter(({ isOffered }) => isOffered);
  const isAnyLeft = offered.some(({ denialReason }) => denialReason === null);
  const reason = collection.denialReason ?? (isAnyLeft ? null : offered[0]?.denialReason);
  if (typeof reason === 'string') throw refuse(loadCollection, 'collection_denied', { title: collection.title, reason });
  if (!isAnyLeft) throw refuse(loadCollection, 'collection_not_found');
  return { collection, items };
}

function headOf({ collectionId, title, summary, question, subjectId, gradeBand }: CollectionRow) {
  const subject = subjectById(subjectId)?.key;
  if (!subject) throw new Error(`collection ${collectionId} has subject ${subjectId}, which no edition has`);
  return { collectionId, title, summary, question, subject, subjectId, gradeBand };
}

function figuresOf(cards: readonly OfferedLesson['card'][]): Pick<CollectionCard, 'lessonCount' | 'minutes' | 'grades' | 'covers'> {
  return {
    lessonCount: cards.length,
    minutes: cards.reduce((sum, { minutes }) => sum + minutes, 0),
    grades: everyGrade(cards.map(({ grades }) => grades)),
    covers: cards.slice(0, mostCovers).map(({ cover }) => cover),
  };
}

function lessonOf({ adds, ifSkipped, denialReason, guides, isOffered: _, ...row }: ItemRow): CollectionLesson {
  if (denialReason !== null) return { state: 'denied', lessonId: row.lessonId, title: row.title, reason: denialReason };
  return { state: 'offered', card: cardOf(row), adds, ifSkipped, guides: lessonGuideKinds.filter((kind) => guides.includes(kind)) };
}

const mostCovers = 3;
const everyGrade = (grades: readonly number[][]) => [...new Set(grades.flat())].sort((one, other) => one - other);
