import { type LadderId, type LevelNumber, ladderOf, levelsOf } from '@alba/domain/reading-levels';
import type { AuthoredQuestion } from '@alba/items/authored';
import type { z } from 'zod';
import type { AuthoredArticle, AuthoredPart, LessonDraft, LessonHead } from '../load/load-lesson.ts';
import type { FieldPath, Problem, Severity } from '../load/problem.ts';
import type { LoadedFile } from '../load/read-yaml.ts';
import { type levelText, partKeys, type resource } from '../pack/lesson.schema.ts';
import { type Language, languageOf } from '../readability/figures.ts';

export type AuthoredResource = z.infer<typeof resource>;
export type LevelText = z.infer<typeof levelText>;
type Report = (message: string, severity?: Severity, below?: FieldPath) => void;

/** A text that exists at several levels: a passage, an article, a picture or quotation with words. */
export type LeveledText = { id: string; isArticle: boolean; levels: Partial<Record<`${LevelNumber}`, LevelText>>; report: Report };
export type PlacedQuestion = { question: AuthoredQuestion; part: LoadedFile<AuthoredPart>; report: Report };
export type PlacedResource = { resource: AuthoredResource; part: LoadedFile<AuthoredPart>; report: Report };

/** What the rules look at: the parts of a lesson that could be read, each able to report a problem at its own line. */
export type CheckContext = {
  draft: LessonDraft;
  /** Every part and article could be read; rules that count over the whole lesson wait for it. */
  isWhole: boolean;
  head: LoadedFile<LessonHead>;
  language: Language;
  ladder: LadderId;
  levels: readonly LevelNumber[];
  questions: PlacedQuestion[];
  resources: PlacedResource[];
  articles: { article: AuthoredArticle; report: Report }[];
  texts: LeveledText[];
  add: (problem: Problem) => void;
  reportHead: (path: FieldPath, message: string, severity?: Severity) => void;
  reportPart: (part: LoadedFile<AuthoredPart>, path: FieldPath, message: string, severity?: Severity) => void;
};
export type Rule = (context: CheckContext) => void;

/** Prepares a draft whose `lesson.yaml` could be read. Problems go to `add`. */
export function contextOf(draft: LessonDraft, head: LoadedFile<LessonHead>, add: (problem: Problem) => void): CheckContext {
  const at =
    (file: LoadedFile<unknown>, path: FieldPath): Report =>
    (message, severity, below = []) =>
      add(file.problemAt([...path, ...below], message, severity));
  const resources = draft.parts.flatMap((part) => part.value.resources.map((resource, index) => ({ resource, part, report: at(part, ['resources', index]) })));
  const articles = draft.articles.map((file) => ({ article: file.value, report: at(file, []) }));
  const ladder = ladderOf(head.value.gradeBand);
  return {
    draft,
    isWhole: draft.parts.length === partKeys.length && draft.articles.length >= head.value.articles.length,
    head,
    language: languageOf(head.value.edition),
    ladder,
    levels: levelsOf(ladder),
    questions: draft.parts.flatMap((part) => part.value.questions.map((question, index) => ({ question, part, report: at(part, ['questions', index]) }))),
    resources,
    articles,
    texts: [
      ...resources.flatMap(({ resource, report }) =>
        'levels' in resource && resource.levels ? [{ id: resource.id, isArticle: false, levels: resource.levels, report }] : [],
      ),
      ...articles.map(({ article, report }) => ({ id: article.id, isArticle: true, levels: article.levels, report })),
    ],
    add,
    reportHead: (path, message, severity) => add(head.problemAt(path, message, severity)),
    reportPart: (part, path, message, severity) => add(part.problemAt(path, message, severity)),
  };
}

/** The levels a text has, lowest first, each with its words. */
export function levelsIn(text: LeveledText): [`${LevelNumber}`, LevelText][] {
  return (['1', '2', '3', '4'] as const).flatMap((level) => {
    const words = text.levels[level];
    return words ? [[level, words] satisfies [`${LevelNumber}`, LevelText]] : [];
  });
}

/** Units of a level in order; the first has number 1. */
export function unitsOf(level: LevelText): string[] {
  return level.paragraphs.flatMap((paragraph) => paragraph.units);
}
