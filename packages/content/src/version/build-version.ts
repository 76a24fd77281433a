import { createHash } from 'node:crypto';
import { ladderOf, levelsOf } from '@alba/domain/reading-levels';
import { vocabularyId } from '@alba/domain/rich-text';
import { type SkillId, skillIds } from '@alba/domain/skills';
import type { PublicQuestion } from '@alba/items/public';
import { type QuestionKey, split } from '@alba/items/server';
import { type ArticleView, articleView, type LessonKey, type LessonView, lessonKey, lessonView } from '../lesson-view/index.ts';
import type { AuthoredArticle, AuthoredLesson, AuthoredPart, LessonHead } from '../load/load-lesson.ts';
import { showFormulas } from '../maths/show-formulas.ts';
import type { SmallerPictures } from '../media/smaller-pictures.ts';
import { canonicalJson } from './canonical-json.ts';
import { levelsView } from './levels-view.ts';
import { type MediaFile, MediaShelf } from './media-shelf.ts';
import { resourceView } from './resource-view.ts';
import { searchTextOf } from './search-text.ts';

/** An immutable lesson version. `hash` is equal for equal content, whatever the spelling of the YAML. */
export type LessonVersion = { view: LessonView; key: LessonKey; articles: ArticleView[]; media: MediaFile[]; hash: string; searchText: string };

/**
 * Splits a checked lesson into what students may see and what stays on the server. Each part is picked and then parsed by its
 * schema. `smaller` are the files made of its rasters, which are stored already.
 */
export function buildVersion({ head, parts, articles, files }: AuthoredLesson, smaller?: SmallerPictures): LessonVersion {
  const shelf = new MediaShelf(files, smaller);
  const questions = parts.map(({ questions: authored }) => authored.map((question) => split(question, head.id)));
  const keys = questions.flat().map((question) => question.key);
  const shownParts = parts.map((part, index) => partOf(part, { questions: (questions[index] ?? []).map((question) => question.public), shelf }));
  const shownArticles = articles.map((article) => articleOf(article, shelf));
  const withFormulas = <T>(built: T): T => showFormulas(built, head.formulas);
  const view = lessonView.parse(withFormulas({ ...headOf(head, shelf), parts: shownParts, articles: shownArticles.map(summaryOf) }));
  const key = lessonKey.parse(withFormulas(keyOf(head, keys)));
  const parsedArticles = shownArticles.map((article) => articleView.parse(withFormulas(article)));
  const hash = createHash('sha256')
    .update(canonicalJson({ view, key, articles: parsedArticles }))
    .digest('hex');
  return { view, key, articles: parsedArticles, media: shelf.all(), hash, searchText: searchTextOf({ head, parts, articles }, key.skills) };
}

/** The title as it stands in an address. */
export function slugOf(title: string): string {
  return vocabularyId(title);
}

function headOf(head: LessonHead, shelf: MediaShelf): Omit<LessonView, 'parts' | 'articles'> {
  const ladder = ladderOf(head.gradeBand);
  return {
    packId: head.id,
    edition: head.edition,
    title: head.title,
    slug: slugOf(head.title),
    summary: head.summary,
    question: head.question,
    subject: head.subject,
    categories: head.categories,
    gradeBand: head.gradeBand,
    grades: head.grades,
    minutes: head.minutes,
    ladder,
    levels: [...levelsOf(ladder)],
    cover: shelf.pictureView(head.cover),
    vocabulary: head.vocabulary.map(({ id, word, partOfSpeech, pronunciation, definition, example, cognate }) => ({
      id,
      word,
      partOfSpeech,
      ...(pronunciation === undefined ? {} : { pronunciation }),
      definition,
      example,
      ...(cognate === undefined ? {} : { cognate }),
    })),
  };
}

function partOf({ part, minutes, intro, resources }: AuthoredPart, given: { questions: PublicQuestion[]; shelf: MediaShelf }): LessonView['parts'][number] {
  return { part, minutes, intro, resources: resources.map((resource) => resourceView(resource, given.shelf)), questions: given.questions };
}

function articleOf({ id, title, summary, minutes, picture, levels, talkAbout }: AuthoredArticle, shelf: MediaShelf): ArticleView {
  return { id, title, summary, minutes, picture: shelf.pictureView(picture), levels: levelsView(levels), talkAbout };
}

function summaryOf({ id, title, summary, minutes, picture }: ArticleView): LessonView['articles'][number] {
  return { id, title, summary, minutes, picture };
}

/** Skills stand in the order of the skills list, each once. */
function keyOf(head: LessonHead, questions: QuestionKey[]): LessonKey {
  const used = new Set<SkillId | undefined>(questions.map((question) => question.skill));
  const { standards, contentNote } = head;
  return { questions, skills: skillIds.filter((skill) => used.has(skill)), standards, ...(contentNote === undefined ? {} : { contentNote }) };
}
