import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ArticlePage } from '../../features/articles/index.ts';
import { LevelChooser, PassageText, paragraphsAt, TextSize } from '../../features/passage/index.ts';
import { PreviewedArticle, usePreviewWork } from '../../features/preview/index.ts';
import { paths } from '../../lib/paths.ts';

/** One article, at the level chosen for the preview. */
export function Component() {
  const { t } = useTranslation('preview');
  const { articleId = '' } = useParams();
  const { lesson, lang, level, chooseLevel, levelName, address } = usePreviewWork();
  return (
    <PreviewedArticle key={articleId} articleId={articleId}>
      {(article) => (
        <ArticlePage
          article={article}
          lang={lang}
          text={
            <PassageText
              resourceId={article.id}
              paragraphs={paragraphsAt(article.levels, level)}
              vocabulary={lesson.vocabulary}
              lang={lang}
              isNumbered={false}
            />
          }
          tools={
            <>
              <LevelChooser level={level} levels={lesson.levels} onChoose={chooseLevel} nameOf={levelName} note={t(($) => $.level.note)} />
              <TextSize />
            </>
          }
          more={lesson.articles.filter(({ id }) => id !== articleId)}
          linkOf={(id) => paths.previewArticle({ ...address, articleId: id })}
          allArticles={paths.previewLearnMore(address)}
        />
      )}
    </PreviewedArticle>
  );
}
