import type { ArticleView } from '@alba/content/lesson-view';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ArticlePage, StudentArticle } from '../../features/articles/index.ts';
import { LevelChooser, PassageText, PrintLinks, paragraphsAt, TextSize } from '../../features/passage/index.ts';
import { useLessonWork } from '../../features/player/index.ts';
import { ListenButton, ReadAloud, ReadAloudBar, textsOfArticle, useActivitySpeech } from '../../features/read-aloud/index.ts';
import { paths } from '../../lib/paths.ts';

/** One article, at the reading level of the lesson, to read or to listen to. */
export function Component() {
  const { articleId = '' } = useParams();
  const { activity } = useLessonWork();
  return (
    <StudentArticle key={articleId} activityId={activity.activityId} articleId={articleId} allArticles={paths.learnMore(activity)}>
      {(article) => <Article article={article} />}
    </StudentArticle>
  );
}

function Article({ article }: { article: ArticleView }) {
  const { activity, lesson, lang, level, place, rememberPlace } = useLessonWork();
  const texts = useMemo(() => textsOfArticle(article, level.level), [article, level.level]);
  const speechOf = useActivitySpeech(activity.activityId);
  const { readArticles } = place;
  return (
    <ReadAloud texts={texts} lang={lang} speechOf={speechOf}>
      <ArticlePage
        article={article}
        lang={lang}
        text={
          <PassageText
            resourceId={article.id}
            paragraphs={paragraphsAt(article.levels, level.level)}
            vocabulary={lesson.vocabulary}
            lang={lang}
            isNumbered={false}
          />
        }
        tools={
          <>
            <LevelChooser level={level.level} levels={lesson.levels} gradeBand={lesson.gradeBand} isLocked={level.isLocked} onChoose={level.choose} />
            <ListenButton />
            <span className="ml-auto flex">
              <TextSize />
              <PrintLinks texts={[{ title: article.title, to: paths.printArticle({ ...activity, articleId: article.id, level: level.level }) }]} />
            </span>
          </>
        }
        more={lesson.articles.filter(({ id }) => id !== article.id)}
        linkOf={(id) => paths.article({ ...activity, articleId: id })}
        allArticles={paths.learnMore(activity)}
        read={readArticles}
        onRead={() => !readArticles.includes(article.id) && rememberPlace({ readArticles: [...readArticles, article.id] })}
      />
      <ReadAloudBar />
    </ReadAloud>
  );
}
