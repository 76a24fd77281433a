import type { ArticleView, LessonView } from '@alba/content/lesson-view';
import type { Speech } from '@alba/contract/speech';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** The newest sound of a text, whatever the voice. */
export async function selectOptionalSpeech(db: Db, textHash: string): Promise<Speech | undefined> {
  const row = await db
    .selectFrom('speech')
    .select(['media', 'milliseconds', 'segments'])
    .where('text_hash', '=', textHash)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, segments: row.segments as Speech['segments'] };
}

/** A lesson that is offered and has something left to be made with this voice; the newest first, which is what somebody just imported. */
export async function selectOptionalUnspoken(
  db: Db,
  { voice, except }: { voice: string; except: readonly number[] },
): Promise<{ versionId: number; view: LessonView; articles: ArticleView[] } | undefined> {
  const result = await sql<{ versionId: number; view: LessonView; articles: ArticleView[] }>`
    select v.version_id as "versionId", v.view, (select coalesce(jsonb_agg(a.view order by a.article_id), '[]'::jsonb) from article a where a.version_id = v.version_id) as articles
    from lesson_version v where v.version_id = (
      select l.current_version_id from lesson l
      where l.withdrawn_at is null and l.current_version_id is not null and l.current_version_id <> all(${[...except]}::bigint[])
        and not exists (select from spoken_version s where s.version_id = l.current_version_id and s.voice = ${voice})
      order by l.current_version_id desc limit 1
    )`.execute(db);
  return result.rows[0];
}

/** Which of these texts have a sound with this voice. */
export async function selectSpokenHashes(db: Db, { voice, hashes }: { voice: string; hashes: readonly string[] }): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('speech').select('text_hash as textHash').where('voice', '=', voice).where('text_hash', 'in', hashes).execute();
  return new Set(rows.map(({ textHash }) => textHash));
}

export async function insertSpeech(db: Db, { textHash, voice, speech, now }: { textHash: string; voice: string; speech: Speech; now: Date }): Promise<void> {
  const { media, milliseconds, segments } = speech;
  await db
    .insertInto('speech')
    .values({ text_hash: textHash, voice, media, milliseconds, segments: JSON.stringify(segments), made_at: now })
    // another process was faster
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertSpokenVersion(db: Db, given: { versionId: number; voice: string }): Promise<void> {
  await db
    .insertInto('spoken_version')
    .values({ version_id: given.versionId, voice: given.voice })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A piece of the list of sounds, in the order of their texts. */
export async function selectSpeechMedia(db: Db, given: { voice: string; after: string; limit: number }): Promise<{ textHash: string; media: string }[]> {
  return db
    .selectFrom('speech')
    .select(['text_hash as textHash', 'media'])
    .where('voice', '=', given.voice)
    .where('text_hash', '>', given.after)
    .orderBy('text_hash')
    .limit(given.limit)
    .execute();
}

/** Forgets sounds whose files are gone, and that any version was finished: what is missing is found and made again. */
export async function deleteLostSpeech(db: Db, { voice, textHashes }: { voice: string; textHashes: readonly string[] }): Promise<void> {
  await db.deleteFrom('speech').where('voice', '=', voice).where('text_hash', 'in', textHashes).execute();
  await db.deleteFrom('spoken_version').where('voice', '=', voice).execute();
}

type Lease = { voice: string; holder: string; now: Date; until: Date };

/** Takes the right to make sounds, or keeps it. False while another process has it. */
export async function takeLease(db: Db, { voice, holder, now, until }: Lease): Promise<boolean> {
  const result = await sql`
    insert into speech_lease as l (voice, holder, held_until) values (${voice}, ${holder}, ${until})
    on conflict (voice) do update set holder = excluded.holder, held_until = excluded.held_until
    where l.holder = excluded.holder or l.held_until < ${now}
    returning 1`.execute(db);
  return result.rows.length > 0;
}

export async function deleteLease(db: Db, { voice, holder }: Pick<Lease, 'voice' | 'holder'>): Promise<void> {
  await db.deleteFrom('speech_lease').where('voice', '=', voice).where('holder', '=', holder).execute();
}
