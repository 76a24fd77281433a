import { LearnMore } from '../../features/articles/index.ts';
import { usePreviewWork } from '../../features/preview/index.ts';
import { paths } from '../../lib/paths.ts';

/** The articles of the previewed lesson. */
export function Component() {
  const { lesson, address } = usePreviewWork();
  return (
    <LearnMore
      intro={lesson.parts.find(({ part }) => part === 'learn-more')?.intro}
      articles={lesson.articles}
      linkOf={(articleId) => paths.previewArticle({ ...address, articleId })}
    />
  );
}
