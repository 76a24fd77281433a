import { parseRichText, plainText } from '@alba/domain/rich-text';
import type { PlacedQuestion, Rule } from '../context.ts';

/** A key may be the longest choice in one item of four, and by a fifth of its length at most. */
const longestShare = 0.25;
const longestBy = 1.2;

/** Keys are neither the longest choice nor always in one place, so that guessing by the look does not pay. */
export const keyBalance: Rule = ({ questions, reportHead }) => {
  const items = questions.flatMap(keyPlace);
  const longest = items.filter((item) => item.length > item.longestWrong);
  for (const item of longest) {
    if (item.length > item.longestWrong * longestBy)
      item.report(
        `the right answer is the longest by more than 20 % (${item.length} characters, next ${item.longestWrong}): shorten it or lengthen a wrong one`,
        'warning',
        ['choices'],
      );
  }
  if (items.length >= 4 && longest.length / items.length > longestShare) {
    reportHead(
      [],
      `the right answer is the longest choice in ${longest.length} of ${items.length} single-choice questions (${longest.map((item) => item.id).join(', ')}): at most one in four`,
      'warning',
    );
  }
  const positions = items.map((item) => item.position);
  const commonest = Math.max(0, ...positions.map((position) => positions.filter((other) => other === position).length));
  if (items.length >= 3 && commonest > Math.ceil(items.length / 2)) {
    reportHead(
      [],
      `the right answer stands in the same place in ${commonest} of ${items.length} single-choice questions (places ${positions.map((position) => position + 1).join(', ')}): spread them`,
      'warning',
    );
  }
};

type KeyPlace = { id: string; position: number; length: number; longestWrong: number; report: PlacedQuestion['report'] };

function keyPlace({ question, report }: PlacedQuestion): KeyPlace[] {
  if (question.kind !== 'single-choice') return [];
  const position = question.choices.findIndex((choice) => 'correct' in choice);
  const lengths = question.choices.map((choice) => plainText(parseRichText(choice.text)).length);
  const length = lengths[position];
  if (length === undefined) return [];
  return [{ id: question.id, position, length, longestWrong: Math.max(...lengths.filter((_, index) => index !== position)), report }];
}
