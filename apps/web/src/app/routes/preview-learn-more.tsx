import { LearnMore } from '../../features/articles/index.ts';
import { usePreviewWork } from '../../features/preview/index.ts';

/** The articles of the previewed lesson. */
export function Component() {
  const { lesson, links } = usePreviewWork();
  return <LearnMore intro={lesson.parts.find(({ part }) => part === 'learn-more')?.intro} articles={lesson.articles} linkOf={links.article} />;
}
