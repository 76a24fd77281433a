import { type LessonGuideKind, lessonGuideKinds } from '@alba/contract/guides';
import { type EditionId, type GradeBandKey, type SubjectKey, subjectsOf } from '@alba/domain/editions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { type CardRow, cardColumns } from './card-query.ts';
import type { LessonGroup } from './choices.ts';
import { isVisible, type LibraryViewer } from './find-query.ts';
import { patternOf, type SearchWord } from './search-words.ts';

/** A word of a search and the words of the library that it may stand for as well, when a slip is forgiven. */
export type AskedWord = { typed: SearchWord; others: readonly SearchWord[] };

export type Search = {
  subject?: SubjectKey;
  category?: string;
  gradeBands: readonly GradeBandKey[];
  /** A lesson has them all. */
  words: readonly AskedWord[];
  skip: number;
  limit: number;
};

const hasWords = ({ edition }: LibraryViewer, words: readonly AskedWord[]) =>
  words.length === 0 ? sql<boolean>`true` : sql<boolean>`l.words @@ ${queryOf(edition, words)}::tsquery`;
/** The same of a text, where only rows that were found already are looked at. */
const hasOne = (column: 'search_text' | 'title_text', words: readonly SearchWord[]) =>
  sql<boolean>`l.${sql.ref(column)} like any(${words.map(patternOf)}::text[])`;

/** Folded words are letters and digits, so none of them can end its quotes. */
function queryOf(edition: EditionId, words: readonly AskedWord[]): string {
  const one = ({ word, isBeginning }: SearchWord) => `'${edition}/${word}'${isBeginning ? ':*' : ''}`;
  return words.map(({ typed, others }) => `(${[typed, ...others].map(one).join(' | ')})`).join(' & ');
}

/** The lessons of the viewer's library that have these words, counted by all that filters choose by. */
export async function selectGroups(db: Db, viewer: LibraryViewer, words: readonly AskedWord[]): Promise<LessonGroup[]> {
  const result = await sql<LessonGroup>`
    select l.subject_id as "subjectId", l.grade_band as "gradeBand", l.categories, count(*) as lessons
    from lesson l where ${isVisible(viewer)} and ${hasWords(viewer, words)} group by l.subject_id, l.grade_band, l.categories`.execute(db);
  return result.rows;
}

/** Some of those that match: first as they were typed, then those whose title has the words, then by grade and title. */
export async function selectLessons(db: Db, viewer: LibraryViewer, search: Search): Promise<(CardRow & { guides: LessonGuideKind[] })[]> {
  const { words, skip, limit } = search;
  // of a single word every lesson has the forgiven one: nobody has it as typed, or nothing were forgiven
  const forgiven = (words.length > 1 ? words : [])
    .filter(({ others }) => others.length > 0)
    .map(({ typed }) => sql`(not ${hasOne('search_text', [typed])})::int`);
  const inTitle = words.map(({ typed, others }) => hasOne('title_text', [typed, ...others]));
  const order = [
    ...(forgiven.length > 0 ? [sql.join(forgiven, sql` + `)] : []),
    ...(inTitle.length > 0 ? [sql`(${sql.join(inTitle, sql` and `)}) desc`] : []),
    sql`l.grades[1], l.title collate "und-x-icu", l.lesson_id`,
  ];
  const inOrder = sql.join(order);
  // only those that are shown are read whole: the lessons before them may be many
  const result = await sql<CardRow & { kinds: string[] }>`
    select ${cardColumns}, array(select jsonb_object_keys(g.guides) from lesson_guides g where g.lesson_id = l.lesson_id) as kinds
    from lesson l where l.lesson_id in (
      select l.lesson_id from lesson l where ${isVisible(viewer)} and ${hasWords(viewer, words)} and ${isChosen(viewer, search)}
      order by ${inOrder} offset ${skip} limit ${limit}
    ) order by ${inOrder}`.execute(db);
  return result.rows.map(({ kinds, ...card }) => ({ ...card, guides: lessonGuideKinds.filter((kind) => kinds.includes(kind)) }));
}

function isChosen({ edition }: LibraryViewer, { subject, category, gradeBands }: Search): RawBuilder<boolean> {
  const conditions = [sql`l.grade_band = any(${[...gradeBands]}::text[])`];
  // a subject that the edition does not have has no lessons
  if (subject !== undefined) conditions.push(sql`l.subject_id = ${subjectsOf(edition).find(({ key }) => key === subject)?.id ?? 0}`);
  if (category !== undefined) conditions.push(sql`${category} = any(l.categories)`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Cards of these lessons, without those that the viewer may not see. */
export async function selectCards(db: Db, viewer: LibraryViewer, lessonIds: readonly number[]): Promise<CardRow[]> {
  const result = await sql<CardRow>`
    select ${cardColumns} from lesson l where l.lesson_id = any(${[...lessonIds]}::bigint[]) and ${isVisible(viewer)}`.execute(db);
  return result.rows;
}

export type LibraryWord = { asked: number; word: string; spelling: string; isWhole: boolean };

/**
 * Words of the edition's library that are one of these, or begin with one, for each list: at most two beginnings of each. A list is
 * some hundreds of words, each found by the index.
 */
export async function selectLibraryWords(db: Db, { edition }: LibraryViewer, lists: readonly (readonly string[])[]): Promise<LibraryWord[]> {
  const words = lists.flatMap((list, asked) => list.map((word) => ({ asked, word })));
  const result = await sql<LibraryWord>`
    select distinct a.asked, w.word, w.spelling, w.word = a.word as "isWhole"
    from unnest(${words.map(({ asked }) => asked)}::int[], ${words.map(({ word }) => word)}::text[]) as a(asked, word)
    cross join lateral (
      select w.word, w.spelling from library_word w
      where w.edition = ${edition} and w.word >= a.word collate "C" and w.word < (a.word || chr(1114111)) collate "C" order by w.word limit 2
    ) w`.execute(db);
  return result.rows;
}

/** Those of the other words that a lesson has which the viewer sees and which has all that is asked for. */
export async function selectUsedWords(db: Db, viewer: LibraryViewer, words: readonly AskedWord[]): Promise<ReadonlySet<string>> {
  const others = words.flatMap((asked) => asked.others);
  const result = await sql<{ word: string }>`
    select o.word from unnest(${others.map(({ word }) => word)}::text[], ${others.map(patternOf)}::text[]) as o(word, pattern)
    where exists (select from lesson l where ${isVisible(viewer)} and ${hasWords(viewer, words)} and l.search_text like o.pattern)`.execute(db);
  return new Set(result.rows.map(({ word }) => word));
}
