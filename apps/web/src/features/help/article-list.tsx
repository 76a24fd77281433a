import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import type { HelpArticle } from './article.ts';

/** Titles that lead to their articles, with what each answers. */
export function ArticleList({ articles }: { articles: readonly HelpArticle[] }) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {articles.map(({ slug, title, summary }) => (
        <li key={slug} className="border-t border-line py-4">
          <h3 className="text-lg">
            <Link to={paths.helpArticle(slug)} look="title">
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-soft">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
