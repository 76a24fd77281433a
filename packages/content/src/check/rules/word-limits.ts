import { parseRichText, plainText } from '@alba/domain/rich-text';
import { wordsOf } from '../../readability/tokens.ts';
import type { Rule } from '../context.ts';

const limits = { stem: 30, youngStem: 20, choice: 15, explanation: [35, 70] } as const;

/** Reading load of the content guide (§4): short stems and choices, explanations of 35 to 70 words. */
export const wordLimits: Rule = ({ questions, head }) => {
  const stem = Math.max(...head.value.grades) <= 3 ? limits.youngStem : limits.stem;
  for (const { question, report } of questions) {
    const prompt = count(question.prompt);
    if (question.kind !== 'open-response' && prompt > stem) report(`has ${prompt} words: a question has at most ${stem}`, 'warning', ['prompt']);
    if (question.kind === 'single-choice' || question.kind === 'multiple-choice') {
      question.choices.forEach((choice, index) => {
        if (count(choice.text) > limits.choice)
          report(`has ${count(choice.text)} words: a choice has at most ${limits.choice}`, 'warning', ['choices', index, 'text']);
      });
    }
    if (question.kind === 'open-response') continue;
    const explanation = count(question.explanation);
    const [least, most] = limits.explanation;
    if (explanation < least || explanation > most) report(`has ${explanation} words: an explanation has ${least} to ${most}`, 'warning', ['explanation']);
  }
};

function count(text: string): number {
  return wordsOf(plainText(parseRichText(text))).length;
}
