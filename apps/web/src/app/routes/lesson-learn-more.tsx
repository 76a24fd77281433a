import { LearnMore } from '../../features/articles/index.ts';
import { useLessonWork } from '../../features/player/index.ts';
import { paths } from '../../lib/paths.ts';

/** The articles of a lesson under way. */
export function Component() {
  const { activity, lesson, place } = useLessonWork();
  return (
    <LearnMore
      intro={lesson.parts.find(({ part }) => part === 'learn-more')?.intro}
      articles={lesson.articles}
      linkOf={(articleId) => paths.article({ ...activity, articleId })}
      read={place.readArticles}
    />
  );
}
