import { useParams } from 'react-router';
import { ArticlePage, StudentArticle } from '../../features/articles/index.ts';
import { LevelChooser, PassageText, paragraphsAt, TextSize } from '../../features/passage/index.ts';
import { useLessonWork } from '../../features/player/index.ts';
import { paths } from '../../lib/paths.ts';

/** One article, at the reading level of the lesson. */
export function Component() {
  const { articleId = '' } = useParams();
  const { activity, lesson, lang, level, place, rememberPlace } = useLessonWork();
  const allArticles = paths.learnMore(activity);
  return (
    <StudentArticle key={articleId} activityId={activity.activityId} articleId={articleId} allArticles={allArticles}>
      {(article) => (
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
              <LevelChooser level={level.level} levels={lesson.levels} isLocked={level.isLocked} onChoose={level.choose} />
              <TextSize />
            </>
          }
          more={lesson.articles.filter(({ id }) => id !== articleId)}
          linkOf={(id) => paths.article({ ...activity, articleId: id })}
          allArticles={allArticles}
          read={place.readArticles}
          onRead={() => !place.readArticles.includes(articleId) && rememberPlace({ readArticles: [...place.readArticles, articleId] })}
        />
      )}
    </StudentArticle>
  );
}
