import { useTranslation } from 'react-i18next';
import type { HelpArticle, Topic } from './article.ts';
import { ArticleList } from './article-list.tsx';

/** The articles in their groups. They come sorted, so a group is where its first article stands. */
export function Topics({ articles }: { articles: readonly HelpArticle[] }) {
  const topics = [...new Set(articles.map(({ topic }) => topic))];
  return (
    <div className="grid gap-10">
      {topics.map((topic) => (
        <TopicGroup key={topic} topic={topic} articles={articles.filter((article) => article.topic === topic)} />
      ))}
    </div>
  );
}

function TopicGroup({ topic, articles }: { topic: Topic; articles: readonly HelpArticle[] }) {
  const { t } = useTranslation('help');
  const id = `help-${topic}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {t(($) => $.topics[topic])}
      </h2>
      <ArticleList articles={articles} />
    </section>
  );
}
