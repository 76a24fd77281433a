import { type AuthoredLesson, completeLesson, type LessonDraft, loadDraft } from '../load/load-lesson.ts';
import { hasErrors, type Problem, sortProblems } from '../load/problem.ts';
import { contextOf, type Rule } from './context.ts';
import { articleFiles } from './rules/article-files.ts';
import { evidence } from './rules/evidence.ts';
import { feedback } from './rules/feedback.ts';
import { formulas } from './rules/formulas.ts';
import { guides } from './rules/guides.ts';
import { head } from './rules/head.ts';
import { hotText } from './rules/hot-text.ts';
import { identifiers } from './rules/identifiers.ts';
import { images } from './rules/images.ts';
import { keyBalance } from './rules/key-balance.ts';
import { levels } from './rules/levels.ts';
import { links } from './rules/links.ts';
import { marks } from './rules/marks.ts';
import { minimums } from './rules/minimums.ts';
import { questionKinds } from './rules/question-kinds.ts';
import { readability } from './rules/readability.ts';
import { standards } from './rules/standards.ts';
import { videos } from './rules/videos.ts';
import { vocabulary } from './rules/vocabulary.ts';
import { weight } from './rules/weight.ts';
import { wordLimits } from './rules/word-limits.ts';
import { unwrittenLines, withUnwritten } from './unwritten.ts';

/** Every rule of the content guide that a machine can check, in one list. */
const rules: readonly Rule[] = [
  head,
  identifiers,
  articleFiles,
  levels,
  readability,
  marks,
  formulas,
  vocabulary,
  images,
  videos,
  questionKinds,
  hotText,
  evidence,
  feedback,
  keyBalance,
  wordLimits,
  minimums,
  guides,
  standards,
  links,
  weight,
];

/** Problems of a draft beyond its schemas. Nothing can be said while `lesson.yaml` cannot be read. */
export function checkDraft(draft: LessonDraft): Problem[] {
  const problems: Problem[] = [];
  if (!draft.head) return problems;
  const context = contextOf(draft, draft.head, (problem) => problems.push(problem));
  for (const rule of rules) rule(context);
  return problems;
}

/** Reads and checks a lesson folder. `lesson` is there only when nothing is wrong with it. */
export function checkLesson(folder: string, base?: string): { lesson?: AuthoredLesson; draft: LessonDraft; problems: Problem[] } {
  const { draft, problems: read } = loadDraft(folder, base);
  const problems = sortProblems(withUnwritten([...read, ...checkDraft(draft)], unwrittenLines(folder, base)));
  return { lesson: hasErrors(problems) ? undefined : completeLesson(draft), draft, problems };
}
