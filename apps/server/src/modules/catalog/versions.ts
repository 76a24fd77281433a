import type { ArticleView, LessonKey, LessonView } from '@alba/content/lesson-view';
import type { QuestionKey } from '@alba/items/key';
import type { PublicQuestion } from '@alba/items/public';
import type { Db, Tx } from '../../platform/db/index.ts';
import { Lru } from '../../platform/memory/lru.ts';
import { identityOf, type LessonOutline, selectOptionalArticle, selectOptionalVersion, selectOutlines } from './version-repository.ts';

/** A lesson version as the process remembers it: immutable, so what is remembered is never stale. */
export type KnownVersion = {
  hash: string;
  view: LessonView;
  /** The public view as it travels. */
  json: string;
  key: LessonKey;
  questions: ReadonlyMap<string, { question: PublicQuestion; key: QuestionKey }>;
};
type Known = {
  versions: Lru<KnownVersion | undefined>;
  articles: Lru<{ view: ArticleView; json: string } | undefined>;
  outlines: Map<number, LessonOutline>;
};

/** A version is some 100 kB as text and three times that as objects. */
const rememberedVersions = 48;
const rememberedArticles = 96;
/** An outline is 2 kB: all that a student's home needs of a lesson, so that no home reads whole lessons. */
const rememberedOutlines = 5_000;

const memories = new WeakMap<object, Known>();

function memoryOf(db: Db | Tx): Known {
  const owner = identityOf(db);
  const known = memories.get(owner) ?? { versions: new Lru(rememberedVersions), articles: new Lru(rememberedArticles), outlines: new Map() };
  memories.set(owner, known);
  return known;
}

/** A version that must be there: an assignment, an attempt or a lesson points to it. At most one statement; none when it is remembered. */
export async function lessonVersionOf(db: Db | Tx, versionId: number): Promise<KnownVersion> {
  const known = await memoryOf(db).versions.get(String(versionId), async () => {
    const row = await selectOptionalVersion(db, versionId);
    return row && { ...row, json: JSON.stringify(row.view), questions: pairQuestions(row.view, row.key) };
  });
  if (!known) throw new Error(`lesson version ${versionId} does not exist`);
  return known;
}

/** The public view of a version, serialised once for all who ask. */
export const lessonVersionJson = async (db: Db | Tx, versionId: number): Promise<string> => (await lessonVersionOf(db, versionId)).json;

/** Answers, explanations and feedback of a version. Never leaves the server before a student turned in. */
export const lessonKeyOf = async (db: Db | Tx, versionId: number): Promise<LessonKey> => (await lessonVersionOf(db, versionId)).key;

/** An article of a version, or undefined when the version has no such article. */
export async function articleOf(db: Db | Tx, versionId: number, articleId: string): Promise<{ view: ArticleView; json: string } | undefined> {
  return memoryOf(db).articles.get(`${versionId}/${articleId}`, async () => {
    const view = await selectOptionalArticle(db, versionId, articleId);
    return view && { view, json: JSON.stringify(view) };
  });
}

/** The article itself. */
export const articleViewOf = async (db: Db | Tx, versionId: number, articleId: string): Promise<ArticleView | undefined> =>
  (await articleOf(db, versionId, articleId))?.view;

/** The same, serialised. */
export const articleJson = async (db: Db | Tx, versionId: number, articleId: string): Promise<string | undefined> =>
  (await articleOf(db, versionId, articleId))?.json;

/** The outlines of many versions at once: at most one statement, none when all are remembered. */
export async function lessonOutlinesOf(db: Db | Tx, versionIds: readonly number[]): Promise<ReadonlyMap<number, LessonOutline>> {
  const { outlines } = memoryOf(db);
  const missing = [...new Set(versionIds)].filter((versionId) => !outlines.has(versionId));
  const found = missing.length === 0 ? [] : await selectOutlines(db, missing);
  const wanted = new Map<number, LessonOutline>(
    versionIds.flatMap((versionId) => (outlines.has(versionId) ? [[versionId, outlines.get(versionId) ?? []]] : [])),
  );
  if (outlines.size + found.length > rememberedOutlines) outlines.clear();
  for (const { versionId, parts } of found) {
    outlines.set(versionId, parts);
    wanted.set(versionId, parts);
  }
  return wanted;
}

function pairQuestions(view: LessonView, key: LessonKey): KnownVersion['questions'] {
  const keys = new Map(key.questions.map((entry) => [entry.id, entry]));
  const pairs = view.parts
    .flatMap((part) => part.questions)
    .flatMap((question) => {
      const own = keys.get(question.id);
      return own ? [[question.id, { question, key: own }] as const] : [];
    });
  return new Map(pairs);
}
