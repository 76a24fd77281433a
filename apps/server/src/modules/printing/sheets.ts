import type { ArticleView, LessonView, PartKey } from '@alba/content/lesson-view';
import { printedParagraphs, printedResource, wordsToKnow } from '@alba/content/lesson-view/printed';
import type { ArticleSheet, PassageSheet } from '@alba/contract/printing';
import { editions } from '@alba/domain/editions';

type Lesson = { lessonId: number; view: LessonView; className?: string };
type Paragraphs = PassageSheet['paragraphs'];

/** A resource of a part at one level, and no word of another; undefined where the lesson has no such text or no such level. */
export function passageSheetOf(lesson: Lesson, { part, resourceId, level }: { part: PartKey; resourceId: string; level: number }): PassageSheet | undefined {
  const resource = lesson.view.parts.find((one) => one.part === part)?.resources.find(({ id }) => id === resourceId);
  if (!resource || !lesson.view.levels.includes(level)) return undefined;
  const paragraphs = printedParagraphs('levels' in resource ? resource.levels : undefined, level);
  return { ...sheetOf(lesson, { level, paragraphs }), part, resource: printedResource(resource) };
}

/** An article at one level. */
export function articleSheetOf(lesson: Lesson, { article, level }: { article: ArticleView; level: number }): ArticleSheet | undefined {
  if (!lesson.view.levels.includes(level)) return undefined;
  const { id, title, summary, minutes, picture, talkAbout } = article;
  return { ...sheetOf(lesson, { level, paragraphs: printedParagraphs(article.levels, level) }), article: { id, title, summary, minutes, picture, talkAbout } };
}

function sheetOf({ lessonId, view, className }: Lesson, { level, paragraphs }: { level: number; paragraphs: Paragraphs }) {
  const { slug, title, edition, gradeBand, levels, vocabulary } = view;
  const words = wordsToKnow(paragraphs, { vocabulary, locale: editions[edition].locale }).map(({ id, word, definition }) => ({ id, word, definition }));
  return { lessonId, slug, lessonTitle: title, edition, gradeBand, className, level, levelCount: levels.length, paragraphs, words };
}
