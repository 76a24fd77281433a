import type { LessonView } from '@alba/content/lesson-view';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { Link } from '../../ui/link.tsx';
import { Cover } from '../../ui/picture.tsx';

export type ArticleCardsProps = {
  articles: LessonView['articles'];
  linkOf: (articleId: string) => string;
  /** Ids of articles that were read to the end of their page. */
  read?: readonly string[];
  /** Level of the titles: 2 under a page title, 3 inside a section. */
  level?: 2 | 3;
};

/** Articles to choose from: picture, title, minutes, and whether they were read. */
export function ArticleCards({ articles, linkOf, read = [], level = 3 }: ArticleCardsProps) {
  const { t } = useTranslation('articles');
  const Title = `h${level}` as const;
  return (
    <ul className="a-cards">
      {articles.map(({ id, title, summary, minutes, picture }) => (
        <li key={id}>
          <article className="a-card">
            <Cover src={mediaUrl(picture.media)} />
            <div className="flex flex-1 flex-col gap-1.5 px-5 pt-4 pb-5">
              <Title className="text-xl">
                <Link to={linkOf(id)} look="title">
                  {title}
                </Link>
              </Title>
              <p className="text-sm text-soft">{summary}</p>
              <p className="mt-auto flex flex-wrap items-center gap-x-3 pt-1 text-sm text-soft">
                {t(($) => $.minutes, { count: minutes })}
                {read.includes(id) && (
                  <span className="inline-flex items-center gap-1 font-semibold text-success">
                    <CircleCheck size={16} aria-hidden="true" />
                    {t(($) => $.read)}
                  </span>
                )}
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
