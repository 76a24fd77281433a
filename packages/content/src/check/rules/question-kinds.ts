import { parseRichText, plainText } from '@alba/domain/rich-text';
import type { AuthoredQuestion } from '@alba/items/authored';
import type { FieldPath } from '../../load/problem.ts';
import type { Language } from '../../readability/figures.ts';
import type { PlacedQuestion, Rule } from '../context.ts';

type Complain = (message: string, below?: FieldPath) => void;

/** What each kind needs beyond its schema: one key, as many gaps as marks, options that exist. */
export const questionKinds: Rule = ({ questions, language }) => {
  for (const { question, report } of questions) {
    if (question.kind === 'matching' && standsInOrder(question))
      report('each option stands beside its row: write the options in another order', 'warning', ['options']);
    const complain: Complain = (message, below) => report(message, 'error', below);
    checkKind(question, complain, language);
    checkResource(question, { questions, complain });
  }
};

function checkResource(question: AuthoredQuestion, given: { questions: PlacedQuestion[]; complain: Complain }): void {
  const { resource } = question;
  if (resource === undefined) return;
  const part = given.questions.find((entry) => entry.question === question)?.part;
  if (!part?.value.resources.some((entry) => entry.id === resource))
    given.complain(`this part has no resource "${resource}"; it has ${part?.value.resources.map((entry) => entry.id).join(', ') || 'none'}`, ['resource']);
}

function checkKind(question: AuthoredQuestion, complain: Complain, language: Language): void {
  if (question.kind === 'single-choice') oneRight(question.choices, complain, ['choices']);
  if (question.kind === 'multiple-choice') checkMultiple(question, complain, language);
  if (question.kind === 'cloze') checkCloze(question, complain);
  if (question.kind === 'numeric') checkNumeric(question, complain);
  if (question.kind === 'ordering') distinct(question.steps, complain, ['steps']);
  if (question.kind === 'matching') checkMatching(question, complain);
}

type Choice = { text: string; correct?: true };

function oneRight(choices: readonly Choice[], complain: Complain, path: FieldPath): void {
  const right = choices.filter((choice) => choice.correct).length;
  if (right !== 1) complain(`has ${right} right answers: mark exactly one with correct: true`, path);
  distinct(
    choices.map((choice) => choice.text),
    complain,
    path,
  );
}

function distinct(texts: readonly string[], complain: Complain, path: FieldPath): void {
  if (new Set(texts.map((text) => text.trim().toLowerCase())).size < texts.length) complain('has the same text twice', path);
}

const numberWords: Record<Language, readonly (readonly string[])[]> = {
  en: [[], ['one'], ['two', 'both'], ['three'], ['four'], ['five']],
  pt: [[], ['um', 'uma'], ['dois', 'duas'], ['três'], ['quatro'], ['cinco']],
  es: [[], ['uno', 'una', 'un'], ['dos'], ['tres'], ['cuatro'], ['cinco']],
};

function checkMultiple(question: Extract<AuthoredQuestion, { kind: 'multiple-choice' }>, complain: Complain, language: Language): void {
  const right = question.choices.filter((choice) => 'correct' in choice).length;
  if (right < 2) complain(`has ${right} right answers: mark at least two with correct: true, or use single-choice`, ['choices']);
  if (right === question.choices.length) complain('has no wrong answer: add one', ['choices']);
  const prompt = plainText(parseRichText(question.prompt)).toLowerCase();
  const said = [String(right), ...(numberWords[language][right] ?? [])];
  if (!said.some((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u').test(prompt))) {
    complain(`does not say how many to choose: write "${said.at(1) ?? right}" (there are ${right} right answers)`, ['prompt']);
  }
  distinct(
    question.choices.map((choice) => choice.text),
    complain,
    ['choices'],
  );
}

function checkCloze(question: Extract<AuthoredQuestion, { kind: 'cloze' }>, complain: Complain): void {
  const marks = question.text.split('{{gap}}').length - 1;
  if (marks !== question.gaps.length) complain(`has ${marks} {{gap}} marks, but there are ${question.gaps.length} gaps: write one mark for each`, ['text']);
  for (const [index, gap] of question.gaps.entries()) oneRight(gap.options, complain, ['gaps', index, 'options']);
}

function checkNumeric(question: Extract<AuthoredQuestion, { kind: 'numeric' }>, complain: Complain): void {
  question.slips.forEach((slip, index) => {
    if (Math.abs(slip.value - question.answer) <= question.tolerance)
      complain(`${slip.value} would count as right: it lies within the tolerance of ${question.answer}`, ['slips', index, 'value']);
  });
}

function checkMatching(question: Extract<AuthoredQuestion, { kind: 'matching' }>, complain: Complain): void {
  question.rows.forEach((row, index) => {
    if (row.option > question.options.length)
      complain(`there is no option ${row.option}: the question has ${question.options.length}`, ['rows', index, 'option']);
  });
  distinct(question.options, complain, ['options']);
  distinct(
    question.rows.map((row) => row.text),
    complain,
    ['rows'],
  );
}

/** The order alone would give the answers away. */
function standsInOrder({ rows }: Extract<AuthoredQuestion, { kind: 'matching' }>): boolean {
  return rows.length > 2 && rows.every((row, index) => row.option === index + 1);
}
