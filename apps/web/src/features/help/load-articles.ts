import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import type { Language } from '../../lib/i18n/index.ts';
import { type HelpArticle, readArticle, topicsOf } from './article.ts';

const shelves = import.meta.glob<{ files: Record<string, string> }>('./articles/*/*/index.ts');

const loaded = new Map<string, readonly HelpArticle[]>();

/** Fetches the articles of one role in one language, in the order of their topics. */
export async function loadArticles(language: Language, role: Role): Promise<readonly HelpArticle[]> {
  const articles = loadedArticles(language, role) ?? (await readShelf(language, role));
  loaded.set(`${language}/${role}`, articles);
  return articles;
}

/** The same at once where they have come before, so that a way from article to article shows no wait. */
export const loadedArticles = (language: Language, role: Role) => loaded.get(`${language}/${role}`);

async function readShelf(language: Language, role: Role): Promise<readonly HelpArticle[]> {
  const load = shelves[`./articles/${language}/${role}/index.ts`];
  if (!load) throw new Error(`No help for ${role} in ${language}`);
  const { files } = await load();
  const topics: readonly string[] = topicsOf[role];
  return Object.entries(files)
    .map(([name, file]) => readArticle(name.slice('./'.length, -'.md'.length), file))
    .sort((one, other) => topics.indexOf(one.topic) - topics.indexOf(other.topic) || one.order - other.order);
}

/** What stands in an edition: some screens are only in some (D38, D39). */
export function articlesOf(articles: readonly HelpArticle[], edition: EditionId): readonly HelpArticle[] {
  return articles.filter(({ editions }) => editions?.includes(edition) ?? true);
}
