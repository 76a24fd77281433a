import type { ArticleView } from '@alba/content/lesson-view';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ArticlePage } from '../../features/articles/index.ts';
import { LevelChooser, PassageText, PrintLinks, paragraphsAt, TextSize } from '../../features/passage/index.ts';
import { PreviewedArticle, usePreviewWork } from '../../features/preview/index.ts';
import { ListenButton, ReadAloud, ReadAloudBar, textsOfArticle, usePreviewSpeech } from '../../features/read-aloud/index.ts';
import { paths } from '../../lib/paths.ts';

/** One article, at the level chosen for the preview. */
export function Component() {
  const { articleId = '' } = useParams();
  return (
    <PreviewedArticle key={articleId} articleId={articleId}>
      {(article) => <Article article={article} />}
    </PreviewedArticle>
  );
}

function Article({ article }: { article: ArticleView }) {
  const { t } = useTranslation('preview');
  const { lesson, lang, level, chooseLevel, levelName, address, links } = usePreviewWork();
  const texts = useMemo(() => textsOfArticle(article, level), [article, level]);
  const speechOf = usePreviewSpeech(address.lessonId);
  return (
    <ReadAloud texts={texts} lang={lang} speechOf={speechOf}>
      <ArticlePage
        article={article}
        lang={lang}
        text={
          <PassageText resourceId={article.id} paragraphs={paragraphsAt(article.levels, level)} vocabulary={lesson.vocabulary} lang={lang} isNumbered={false} />
        }
        tools={
          <>
            <LevelChooser level={level} levels={lesson.levels} onChoose={chooseLevel} nameOf={levelName} note={levelName && t(($) => $.level.note)} />
            <ListenButton />
            <span className="ml-auto flex">
              <TextSize />
              <PrintLinks texts={[{ title: article.title, to: paths.printArticle({ ...address, articleId: article.id, level }) }]} />
            </span>
          </>
        }
        more={lesson.articles.filter(({ id }) => id !== article.id)}
        linkOf={links.article}
        allArticles={links.learnMore}
      />
      <ReadAloudBar />
    </ReadAloud>
  );
}
