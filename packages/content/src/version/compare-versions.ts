import type { ArticleView } from '../lesson-view/index.ts';
import { canonicalJson } from './canonical-json.ts';
import { decides, type Halves } from './corrected-keys.ts';

/** A lesson as the library has it, or is about to have it. */
export type LessonState = Halves & { articles: readonly ArticleView[]; guides?: unknown };
type Changes = { added: string[]; removed: string[]; changed: string[] };

export type VersionChanges = {
  /** Fields of `lesson.yaml`, and parts whose minutes or first line changed. */
  head: string[];
  resources: Changes;
  questions: Changes;
  /** Questions whose right answer changed. */
  keys: string[];
  articles: Changes;
  media: { added: number; removed: number };
  guides: boolean;
};

const headFields = ['title', 'summary', 'question', 'subject', 'categories', 'gradeBand', 'grades', 'minutes', 'cover', 'vocabulary', 'levels'] as const;

/** What a new version changes, in the words of its author. */
export function compareVersions(before: LessonState, after: LessonState): VersionChanges {
  const differ = (one: unknown, other: unknown) => canonicalJson({ one }) !== canonicalJson({ one: other });
  const partOf = ({ view }: LessonState) => view.parts.map(({ part, minutes, intro }) => ({ part, minutes, intro }));
  return {
    head: [
      ...headFields.filter((field) => differ(before.view[field], after.view[field])),
      ...(differ(before.key.standards, after.key.standards) ? ['standards'] : []),
      ...(differ(before.key.contentNote, after.key.contentNote) ? ['contentNote'] : []),
      ...partOf(after).flatMap((part, index) => (differ(partOf(before)[index], part) ? [part.part] : [])),
    ],
    resources: changes(resourcesOf(before), resourcesOf(after)),
    questions: changes(questionsOf(before), questionsOf(after)),
    keys: keyChanges(before, after),
    articles: changes(articlesOf(before), articlesOf(after)),
    media: mediaChanges(before, after),
    guides: differ(before.guides, after.guides),
  };
}

type Named = Map<string, string>;

const resourcesOf = ({ view }: LessonState): Named =>
  new Map(view.parts.flatMap(({ resources }) => resources.map((one) => [one.id, canonicalJson(one)] as const)));
const articlesOf = ({ articles }: LessonState): Named => new Map(articles.map((article) => [article.id, canonicalJson(article)]));

/** A question is what students see of it and what stays on the server. */
function questionsOf({ view, key }: LessonState): Named {
  const keys = new Map(key.questions.map((question) => [question.id, question]));
  return new Map(view.parts.flatMap(({ questions }) => questions.map((question) => [question.id, canonicalJson([question, keys.get(question.id)])] as const)));
}

function changes(before: Named, after: Named): Changes {
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    removed: [...before.keys()].filter((id) => !after.has(id)),
    changed: [...after].filter(([id, text]) => before.has(id) && before.get(id) !== text).map(([id]) => id),
  };
}

function keyChanges(before: Halves, after: Halves): string[] {
  const known = new Map(before.key.questions.map((key) => [key.id, decides(key.answer)]));
  return after.key.questions.filter(({ id, answer }) => known.has(id) && known.get(id) !== decides(answer)).map(({ id }) => id);
}

function mediaChanges(before: LessonState, after: LessonState): VersionChanges['media'] {
  const namesIn = ({ view, articles }: LessonState) => new Set(JSON.stringify([view, articles]).match(/[0-9a-f]{64}\.[a-z0-9]+/g));
  const [old, now] = [namesIn(before), namesIn(after)];
  return { added: [...now].filter((name) => !old.has(name)).length, removed: [...old].filter((name) => !now.has(name)).length };
}
