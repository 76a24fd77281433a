import { useTranslation } from 'react-i18next';
import { ArticleCards, type ArticleCardsProps } from './article-cards.tsx';

/** The Learn more part: a line that invites, then the articles. */
export function LearnMore({ intro, ...cards }: Omit<ArticleCardsProps, 'level'> & { intro?: string }) {
  const { t } = useTranslation('articles');
  return (
    <div className="flex-1 bg-subject-50">
      <div className="wrap pt-8 pb-16">
        <h2 className="mb-1">{t(($) => $.learnMore)}</h2>
        <p className="mb-6 text-lg text-soft">{intro ?? t(($) => $.intro)}</p>
        <ArticleCards {...cards} level={3} />
      </div>
    </div>
  );
}
