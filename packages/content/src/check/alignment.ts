import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LessonDraft } from '../load/load-lesson.ts';
import type { Problem } from '../load/problem.ts';
import { contextOf } from './context.ts';
import { standards } from './rules/standards.ts';

/** What is wrong with the codes of a lesson that lies elsewhere than in a library with frameworks: it is asked by those of `library`. */
export function alignmentFaults(draft: LessonDraft, library: string): Problem[] {
  const problems: Problem[] = [];
  if (!draft.head || existsSync(join(dirname(dirname(draft.folder)), 'standards'))) return problems;
  const folder = join(library, draft.head.value.edition, 'lessons', draft.name);
  standards(contextOf({ ...draft, folder }, draft.head, (problem) => problems.push(problem)));
  return problems;
}
