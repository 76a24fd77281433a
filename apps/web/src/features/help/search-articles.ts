import type { HelpArticle } from './article.ts';

/** Where a word is found, and what that is worth. */
const weights = { title: 12, words: 8, summary: 4, body: 1 } as const;
type Field = keyof typeof weights;
const fields = Object.keys(weights) as Field[];

/**
 * Finds articles by title, summary, other words and body, best first; accents and case do not matter, nor does the end of a word
 * (passwords finds password). Only those stay that hold the most of the words asked for: of a whole question, small words that
 * stand everywhere decide nothing.
 */
export function searchArticles(articles: readonly HelpArticle[], query: string): readonly HelpArticle[] {
  const asked = termsOf(query);
  if (asked.length === 0) return articles;
  const found = articles.map((article) => ({ article, ...rankOf(article, asked) })).filter(({ held }) => held > 0);
  const most = Math.max(...found.map(({ held }) => held));
  return found
    .filter(({ held }) => held === most)
    .sort((one, other) => other.rank - one.rank)
    .map(({ article }) => article);
}

/** Words of three letters and more, unless there are only shorter ones. */
function termsOf(query: string): string[] {
  const all = [...new Set(wordsOf(query))];
  const long = all.filter((word) => word.length > 2);
  return long.length > 0 ? long : all;
}

function rankOf(article: HelpArticle, asked: readonly string[]): { held: number; rank: number } {
  const inFields = fields.map((field) => ({ weight: weights[field], words: wordsOf(article[field]) }));
  let held = 0;
  let rank = 0;
  for (const term of asked) {
    const worth = inFields.filter(({ words }) => words.some((word) => isLike(word, term))).map(({ weight }) => weight);
    if (worth.length > 0) held += 1;
    for (const weight of worth) rank += weight;
  }
  return { held, rank };
}

/** The beginning of a word, or a word that is at most two letters shorter than what is asked: plurals and endings. */
const isLike = (word: string, term: string) => word.startsWith(term) || (word.length > 3 && term.startsWith(word) && term.length - word.length <= 2);

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
