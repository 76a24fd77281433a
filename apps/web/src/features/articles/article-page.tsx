import type { ArticleView, LessonView } from '@alba/content/lesson-view';
import { ArrowLeft, MessagesSquare } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl, sourcesOf } from '../../lib/media-url.ts';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ArticleCards } from './article-cards.tsx';
import './article.css';

export type ArticlePageProps = {
  article: ArticleView;
  lang: string;
  /** The words at the reader's level; the passage knows how. */
  text: ReactNode;
  /** Reading level and text size. */
  tools?: ReactNode;
  /** Other articles of the lesson. */
  more: LessonView['articles'];
  linkOf: (articleId: string) => string;
  allArticles: string;
  read?: readonly string[];
  /** The end of the text came into view. */
  onRead?: () => void;
};

/** One column to read, wide picture, a question to talk about, and more to explore. */
export function ArticlePage({ article, lang, text, tools, more, linkOf, allArticles, read, onRead }: ArticlePageProps) {
  const { t } = useTranslation('articles');
  const { picture } = article;
  return (
    <>
      <div className="flex flex-wrap items-center gap-1 border-b border-line bg-page px-3 py-2 lg:px-5">
        <Link to={allArticles} look="quiet" className="inline-flex min-h-11 items-center gap-2 px-3.5 font-medium max-sm:basis-full">
          <ArrowLeft size={20} aria-hidden="true" />
          {t(($) => $.all)}
        </Link>
        {tools}
      </div>
      <article lang={lang} className="a-article font-reading text-reading leading-reading">
        <h2 className="mb-[0.35em] text-4xl">{article.title}</h2>
        <p className="mb-[1.4em] font-ui text-lg leading-body text-soft">{article.summary}</p>
        <figure className="a-article__figure">
          <Picture
            src={mediaUrl(picture.media)}
            sources={sourcesOf(picture)}
            alt={picture.description}
            width={picture.width}
            height={picture.height}
            isEager
            className="a-article__picture"
          />
          {picture.caption && <figcaption className="a-article__caption mt-2 font-ui text-sm leading-[1.45] text-soft">{picture.caption}</figcaption>}
        </figure>
        {text}
        <aside className="mt-12 flex gap-3 rounded-lg bg-subject-50 px-5 py-4 font-ui text-md leading-body">
          <MessagesSquare size={24} className="mt-0.5 text-subject-700" aria-hidden="true" />
          <div>
            <h3 className="text-lg">{t(($) => $.talkAbout)}</h3>
            <p className="mt-1">{article.talkAbout}</p>
          </div>
        </aside>
        {onRead && <EndOfText onSeen={onRead} />}
      </article>
      {more.length > 0 && (
        <section aria-labelledby="more-to-explore" className="bg-subject-50">
          <div className="wrap py-12">
            <h2 id="more-to-explore" className="mb-4">
              {t(($) => $.more)}
            </h2>
            <ArticleCards articles={more} linkOf={linkOf} read={read} />
          </div>
        </section>
      )}
    </>
  );
}

/** Reaching the end is reading. Without the observer (an old browser) opening is. */
function EndOfText({ onSeen }: { onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || !end.current) {
      seen.current();
      return;
    }
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen.current());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} className="a-article__end" aria-hidden="true" />;
}
