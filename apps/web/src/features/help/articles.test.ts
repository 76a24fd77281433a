import type { Role } from '@alba/domain/accounts';
import { type EditionId, editionIds, editions } from '@alba/domain/editions';
import { matchRoutes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { screens } from '../../app/routes.ts';
import { type Language, languages } from '../../lib/i18n/index.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { type HelpArticle, topicsOf } from './article.ts';
import { articlesOf, loadArticles } from './load-articles.ts';

type Words = { [key: string]: string | Words };
const files = import.meta.glob<{ default: Words }>(['../../ui/messages/*.json', '../../app/messages/*.json', '../*/messages/*.json'], { eager: true });
const roles = Object.keys(topicsOf) as Role[];
const fewest = 12;

const bones = ({ slug, topic, editions: only = editionIds }: HelpArticle) => ({ slug, topic, editions: [...only].sort() });
const bySlug = (one: { slug: string }, other: { slug: string }) => one.slug.localeCompare(other.slug, 'en');
const bonesOf = async (language: Language, role: Role) => (await loadArticles(language, role)).map(bones).sort(bySlug);
const found = (article: HelpArticle, pattern: RegExp) => [...article.body.matchAll(pattern)].map((match) => match[1] ?? '');

/** Every word of the screens in a language, as a pattern: a place for a value takes any value. What is hardly more than places fits anything. */
function patternsOf(language: Language): RegExp[] {
  const texts = Object.entries(files)
    .filter(([file]) => file.endsWith(`/${language}.json`))
    .flatMap(([, { default: words }]) => textsOf(words));
  const telling = texts.filter((text) => text.replace(/\{\{[^}]*\}\}|[^\p{L}]/gu, '').length > (text.includes('{{') ? 4 : 0));
  return telling.map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{[^}]*\}\}/g, '.+')}$`, 'u'));
}
const textsOf = (words: Words): string[] => Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));

describe.each(roles)('the help for a %s', (role) => {
  it.each(['pt', 'es'] as const)('has the same articles in %s, in the same topics and editions', async (language) => {
    expect(await bonesOf(language, role)).toEqual(await bonesOf('en', role));
  });

  it.each(editionIds)(`has ${fewest} articles or more in the %s edition`, async (edition) => {
    for (const language of languages) expect(articlesOf(await loadArticles(language, role), edition).length).toBeGreaterThanOrEqual(fewest);
  });

  describe.each(languages)('in %s', (language) => {
    it('stands in topics of the role, and says something of a readable length', async () => {
      for (const { slug, topic, body, order } of await loadArticles(language, role)) {
        expect(topicsOf[role], slug).toContain(topic);
        expect(order, slug).toBeGreaterThan(0);
        const words = body.split(/\s+/).length;
        expect(words, `words of ${slug}`).toBeGreaterThanOrEqual(120);
        expect(words, `words of ${slug}`).toBeLessThanOrEqual(360);
      }
    });

    it('writes bold only what stands on a screen', async () => {
      const patterns = patternsOf(language);
      const unknown = (await loadArticles(language, role)).flatMap((article) =>
        found(article, /\*\*([^*]+)\*\*/g)
          .filter((words) => !patterns.some((pattern) => pattern.test(words)))
          .map((words) => `${article.slug}: ${words}`),
      );
      expect(unknown).toEqual([]);
    });
  });

  describe.each(editionIds)('in the %s edition', (edition) => {
    beforeEach(() => {
      startSignedOut();
      signInAs(role, { edition });
    });

    it.each(languages)('leads only to pages and articles that are there in %s', async (language) => {
      const articles = articlesOf(await loadArticles(language, role), edition);
      const links = articles.flatMap((article) => found(article, /\]\(([^)]*)\)/g).map((to) => ({ slug: article.slug, to })));
      expect(links.length).toBeGreaterThan(0);
      const dead = links.filter(({ to }) => !leadsSomewhere(to, articles));
      expect(dead).toEqual([]);
    });
  });
});

/** An article of this role and edition, or a page whose gate lets the reader in. */
function leadsSomewhere(to: string, articles: readonly HelpArticle[]): boolean {
  const slug = /^\/help\/(.+)$/.exec(to)?.[1];
  if (slug !== undefined) return articles.some((article) => article.slug === slug);
  const matches = matchRoutes(screens, to);
  if (!to.startsWith('/') || !matches || matches.at(-1)?.route.path === '*') return false;
  return matches.every(({ route }) => typeof route.loader !== 'function' || letsIn(to, route.loader(given(to) as never, undefined as never)));
}
/** Or goes on to a page of its own below it, as `/analytics` does to its first area. */
const letsIn = (to: string, answer: unknown) =>
  answer === null || (answer instanceof Response && answer.headers.get('location')?.startsWith(`${to}/`) === true);
const given = (to: string) => ({ request: new Request(`http://localhost${to}`), params: {} });

it('knows each edition’s own screens', async () => {
  const own = async (edition: EditionId) => articlesOf(await loadArticles('en', 'teacher'), edition).map(({ slug }) => slug);
  for (const edition of editionIds) {
    const slugs = await own(edition);
    expect(slugs.includes('skills-report')).toBe(editions[edition].skillsReport === 'skills');
    expect(slugs.includes('outcomes-report')).toBe(editions[edition].skillsReport === 'outcomes');
  }
});
