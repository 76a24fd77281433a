import { parseRichText, plainText } from '@alba/domain/rich-text';
import type { AuthoredQuestion } from '@alba/items/authored';
import type { FieldPath } from '../../load/problem.ts';
import type { Rule } from '../context.ts';
import { questionLines } from '../rich-lines.ts';

/** Shorter keys (a number, "yes") occur in feedback by chance. */
const shortestKey = 10;

/** Feedback points to a place: it does not shout, name the key, or say the same thing twice. */
export const feedback: Rule = ({ questions }) => {
  for (const { question, report } of questions) {
    const keys = keyTexts(question);
    for (const { first, second, path } of feedbackPairs(question)) {
      if (first === second) report('says the same at both tries: let the second say what to do there', 'warning', path);
      for (const [index, text] of [first, second].entries()) {
        if (/[!¡]/.test(text)) report('has an exclamation mark: say it calmly', 'warning', [...path, index]);
        const named = keys.find((key) => key.length >= shortestKey && text.toLowerCase().includes(key));
        if (named) report(`names the right answer ("${named}"): point to a place instead`, 'warning', [...path, index]);
      }
    }
  }
};

function feedbackPairs(question: AuthoredQuestion): { first: string; second: string; path: FieldPath }[] {
  const lines = questionLines(question).filter(({ path }) => path.at(-2) === 'feedback' || path.at(-2) === 'missing');
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    return line.path.at(-1) === 0 && next ? [{ first: plain(line.text), second: plain(next.text), path: line.path.slice(0, -1) }] : [];
  });
}

function keyTexts(question: AuthoredQuestion): string[] {
  if (question.kind === 'single-choice') return question.choices.flatMap((choice) => ('correct' in choice ? [plain(choice.text).toLowerCase()] : []));
  if (question.kind === 'cloze')
    return question.gaps.flatMap((gap) => gap.options.flatMap((option) => ('correct' in option ? [option.text.toLowerCase()] : [])));
  return [];
}

function plain(text: string): string {
  return plainText(parseRichText(text));
}
