import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EditionId, editionIds, editions, gradeBandsOf, subjectsOf } from '@alba/domain/editions';
import { type SkillId, skillNames } from '@alba/domain/skills';
import { sql } from 'kysely';
import { libraryWordsOf, searchTextOf } from '../apps/server/src/modules/catalog/index.ts';
import type { Db } from '../apps/server/src/platform/db/index.ts';

const content = join(import.meta.dirname, '../content');
const perStatement = 500;

/**
 * Writes so many lessons an edition straight into the table, as the importer would leave them there: title, summary, vocabulary and
 * skills in the sentences and words of the edition's own lessons, over all its subjects, topics and grade ranges. What Find does not
 * read (versions, guides) is there but empty.
 */
export async function fillLibrary(owner: Db, perEdition: number): Promise<void> {
  for (const edition of editionIds) {
    const make = lessonMaker(edition);
    for (let from = 0; from < perEdition; from += perStatement) {
      const rows = Array.from({ length: Math.min(perStatement, perEdition - from) }, (_, index) => make(from + index));
      await insertLessons(owner, rows);
    }
  }
  await sql`
    with made as (
      insert into lesson_version (lesson_id, hash, view, key) select lesson_id, pack_id, '{}', '{}' from lesson where current_version_id is null returning lesson_id, version_id
    )
    update lesson l set current_version_id = made.version_id from made where made.lesson_id = l.lesson_id`.execute(owner);
  // as the database's own upkeep leaves a table that is seldom written
  await sql`vacuum full lesson`.execute(owner);
  await sql`vacuum analyze lesson`.execute(owner);
  await sql`analyze library_word`.execute(owner);
}

type Row = ReturnType<ReturnType<typeof lessonMaker>>;

async function insertLessons(owner: Db, rows: Row[]): Promise<void> {
  await owner
    .insertInto('lesson')
    .values(rows.map(({ words: _words, ...row }) => row))
    .execute();
  const words = new Map(rows.flatMap(({ words }) => [...words]));
  await sql`
    insert into library_word (edition, word, spelling) select ${rows[0]?.edition}, * from unnest(${[...words.keys()]}::text[], ${[...words.values()]}::text[])
    on conflict do nothing`.execute(owner);
}

function lessonMaker(edition: EditionId) {
  const random = randomFrom(edition.length);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const sentences = sentencesOf(edition);
  const words = [...new Set(sentences.flatMap((sentence) => sentence.split(' ')).filter((word) => /^\p{L}{4,}$/u.test(word)))];
  const { language } = editions[edition];
  const skills = Object.keys(skillNames) as SkillId[];
  return (index: number) => {
    const subject = pick(subjectsOf(edition));
    const band = pick(gradeBandsOf(edition));
    const title = `${pick(sentences).split(' ').slice(0, 5).join(' ')} ${pick(words)}`;
    const summary = `${pick(sentences)} ${pick(sentences)}`.slice(0, 240);
    const vocabulary = Array.from({ length: 12 }, () => pick(words));
    const meanings = vocabulary.map(() => pick(sentences));
    const text = [title, summary, pick(sentences), ...vocabulary, ...meanings, ...Array.from({ length: 4 }, () => skillNames[pick(skills)][language])].join(
      ' ',
    );
    const id = `${edition}-made-${String(index).padStart(5, '0')}`;
    return {
      edition,
      pack_id: id,
      slug: id,
      title,
      summary,
      subject_id: subject.id,
      categories: subject.categories.length > 0 ? [pick(subject.categories)] : [],
      grade_band: band.key,
      grades: [...band.grades],
      minutes: 45,
      reading_range: '400L-1000L',
      // else the server would take it out at its start, for it stands on no shelf
      brought_by: 'command',
      cover: JSON.stringify({ media: `${index.toString(16).padStart(64, '0')}.svg`, width: 320, height: 200, description: summary.slice(0, 90) }),
      title_text: searchTextOf(title),
      search_text: searchTextOf(text),
      words: libraryWordsOf(text),
    };
  };
}

/** What the edition's lessons say, sentence by sentence. */
function sentencesOf(edition: EditionId): string[] {
  const folder = join(content, edition, 'lessons');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml') && !name.includes('sources'));
  const texts = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').match(/"[^"\\]{30,}"/g) ?? []);
  return [...new Set(texts.flatMap((text) => text.slice(1, -1).split(/(?<=[.!?]) /)).filter((sentence) => sentence.split(' ').length > 4))];
}

/** The same numbers at every run. */
function randomFrom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
