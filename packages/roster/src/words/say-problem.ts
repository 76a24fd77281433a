import type { RosterProblem } from '../model/problems.ts';
import type { LanguageWords } from './problem-words.ts';

export type ProblemText = { cause: string; cure: string };
type Said = Pick<RosterProblem, 'value' | 'expected' | 'column'> & { code: string };

/**
 * What is wrong and what to do about it, for people. No Node in here: the server's download and the screen say the same. A code that a
 * newer server knows and these words do not is shown as it is.
 */
export function sayProblem(problem: Said, { problems }: LanguageWords): ProblemText {
  const words = Object.hasOwn(problems, problem.code) ? problems[problem.code as keyof typeof problems] : undefined;
  if (!words) return { cause: problem.code, cure: '' };
  const { cause, bare = cause, cure, cureBare = cure } = words;
  const filled = (text: string) => text.replace(/\{(value|expected|column)\}/g, (_, name: 'value' | 'expected' | 'column') => problem[name] || '…');
  return { cause: filled(problem.value ? cause : bare), cure: filled(problem.expected ? cure : cureBare) };
}
