import type { FoundLesson, findLessons, loadLessonCards } from '@alba/contract/catalog';
import type { QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { editions } from '@alba/domain/editions';
import { limits } from '@alba/domain/limits';
import { isForgiven, oneSlipFrom } from '@alba/domain/search';
import type { Db } from '../../platform/db/index.ts';
import { cardOf } from './card.ts';
import { countChoices } from './choices.ts';
import type { LibraryViewer } from './find-query.ts';
import { type AskedWord, type LibraryWord, selectCards, selectGroups, selectLessons, selectLibraryWords, selectUsedWords } from './search-query.ts';
import { searchWord, searchWords } from './search-words.ts';

type Query = QueryOf<typeof findLessons>;
type Reply = ReplyOf<typeof findLessons>;

/** A slip can lead to many words; the nearest few are enough. */
const mostReadings = 4;

/**
 * The asked batches of the lessons that match every filter, with exact counts for each choice. Slips are forgiven where no lesson of
 * the viewer's library has the words as they were typed, whatever the filters: so a choice leads to as many lessons as it says.
 */
export async function find(db: Db, viewer: LibraryViewer, query: Query): Promise<Reply> {
  const words = searchWords(query.search, editions[viewer.edition].language).map((typed): AskedWord => ({ typed, others: [] }));
  const [library, typed] = await Promise.all([selectGroups(db, viewer, []), look(db, viewer, query, words)]);
  const groups = { library, hits: typed.hits ?? library };
  const found = { lessons: typed.lessons, readAs: [], ...countChoices(viewer.edition, groups, query) };
  if (groups.hits.length > 0) return found;
  const { asked, readings } = await forgive(db, viewer, words);
  if (readings.length === 0) return found;
  const [forgiven, used] = await Promise.all([look(db, viewer, query, asked), selectUsedWords(db, viewer, asked)]);
  const { lessons, hits = [] } = forgiven;
  const readAs = readings.filter(({ word }) => used.has(word)).map(({ spelling }) => spelling);
  return { lessons, readAs, ...countChoices(viewer.edition, { library, hits }, query) };
}

/** The lessons to show, and how many have the words; without words those are all. */
async function look(db: Db, viewer: LibraryViewer, query: Query, words: readonly AskedWord[]) {
  const { subject, category, gradeBands, after, batches } = query;
  const asked = Math.min(Math.max(batches - after, 0), limits.browseBatchesPerReply);
  const search = { subject, category, gradeBands, words, skip: after * limits.browseBatch, limit: asked * limits.browseBatch };
  const [rows, hits] = await Promise.all([selectLessons(db, viewer, search), words.length > 0 ? selectGroups(db, viewer, words) : undefined]);
  return { lessons: rows.map((row): FoundLesson => ({ ...cardOf(row), guides: row.guides })), hits };
}

/** For each word that may hold a slip, the words of the library that it may stand for. */
async function forgive(db: Db, viewer: LibraryViewer, words: readonly AskedWord[]): Promise<{ asked: AskedWord[]; readings: LibraryWord[] }> {
  const slips = words.map(({ typed }) => (isForgiven(typed.word) ? oneSlipFrom(typed.word) : []));
  const known = await selectLibraryWords(db, viewer, slips);
  const read = words.map(({ typed }, index) => ({
    typed,
    words: nearest(
      typed.word,
      known.filter(({ asked }) => asked === index),
    ),
  }));
  return { asked: read.map(({ typed, words }) => ({ typed, others: words.map(({ word }) => searchWord(word)) })), readings: read.flatMap((one) => one.words) };
}

/**
 * Whole words before those that only begin so, then those that share the longest beginning: hardly anybody slips at a first letter. A word
 * that begins as typed holds no slip.
 */
function nearest(typed: string, known: readonly LibraryWord[]): LibraryWord[] {
  const slipped = known.filter(({ word }) => !word.startsWith(typed));
  const whole = slipped.filter(({ isWhole }) => isWhole);
  return (whole.length > 0 ? whole : slipped)
    .map((word) => ({ word, shared: sharedBeginning(typed, word.word) }))
    .sort((one, other) => other.shared - one.shared || (one.word.word < other.word.word ? -1 : 1))
    .slice(0, mostReadings)
    .map(({ word }) => word);
}

function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Cards of chosen lessons in the order asked for; those that the viewer may not see are left out. */
export async function cards(db: Db, viewer: LibraryViewer, lessonIds: readonly number[]): Promise<ReplyOf<typeof loadLessonCards>> {
  const byId = new Map((await selectCards(db, viewer, lessonIds)).map((row) => [row.lessonId, row]));
  return { lessons: [...new Set(lessonIds)].flatMap((lessonId) => byId.get(lessonId) ?? []).map(cardOf) };
}
