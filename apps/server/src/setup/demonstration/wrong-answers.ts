import type { KindKey } from '@alba/items/key';
import type { PublicQuestion } from '@alba/items/public';
import type { QuestionResponse } from '@alba/items/response';
import { describeCorrect, type QuestionKey } from '@alba/items/server';
import type { Chance } from './random.ts';

export type Question = { question: PublicQuestion; key: QuestionKey };

/** A whole answer of the kind a student gives who has misunderstood something: the misconceptions of the lesson itself. */
export function wrongAnswer({ question, key }: Question, chance: Chance): QuestionResponse {
  const { answer } = key;
  switch (answer.kind) {
    case 'single-choice':
      return { kind: 'single-choice', choice: chance.pick(Object.keys(answer.wrong)) };
    case 'multiple-choice':
      return { kind: 'multiple-choice', choices: [...answer.correct.slice(1), chance.pick(Object.keys(answer.wrong))].sort() };
    case 'true-false':
      return { kind: 'true-false', answer: !answer.answer };
    case 'cloze':
      return wrongGaps(answer, chance);
    case 'numeric':
      return { kind: 'numeric', text: String(chance.happens(0.7) ? chance.pick(answer.slips).value : answer.answer * 2 + 1) };
    case 'ordering':
      return wrongOrder(answer, chance);
    case 'matching':
      return wrongRows(answer, question, chance);
    case 'hot-text':
      return wrongUnits(answer, question, chance);
    case 'open-response':
      throw new Error('an open response is never wrong');
  }
}

type KeyOf<Kind extends KindKey['kind']> = Extract<KindKey, { kind: Kind }>;

function wrongGaps(answer: KeyOf<'cloze'>, chance: Chance): QuestionResponse {
  const gaps = Object.entries(answer.gaps);
  const missed = chance.between(0, gaps.length - 1);
  const chosen = gaps.map(([gap, { correct, wrong }], at) => [gap, at === missed || chance.happens(0.25) ? chance.pick(Object.keys(wrong)) : correct]);
  return { kind: 'cloze', gaps: Object.fromEntries(chosen) };
}

function wrongOrder(answer: KeyOf<'ordering'>, chance: Chance): QuestionResponse {
  const order = [...answer.order];
  const at = chance.between(0, order.length - 2);
  order.splice(at, 2, ...order.slice(at, at + 2).reverse());
  return { kind: 'ordering', order };
}

function wrongRows(answer: KeyOf<'matching'>, question: PublicQuestion, chance: Chance): QuestionResponse {
  const options = question.kind === 'matching' ? question.options.map((option) => option.id) : [];
  const rows = Object.entries(answer.rows);
  const missed = chance.between(0, rows.length - 1);
  const chosen = rows.map(([row, { correct }], at) => [
    row,
    at === missed || chance.happens(0.2) ? chance.pick(options.filter((option) => option !== correct)) : correct,
  ]);
  return { kind: 'matching', rows: Object.fromEntries(chosen) };
}

function wrongUnits(answer: KeyOf<'hot-text'>, question: PublicQuestion, chance: Chance): QuestionResponse {
  const right = new Set(answer.keys.flat());
  const others = question.kind === 'hot-text' ? question.units.filter((unit) => !right.has(unit)) : [];
  const count = question.kind === 'hot-text' ? question.choose : 1;
  const first = chance.pick(others);
  const rest = (answer.keys[0] ?? []).slice(1, count);
  return { kind: 'hot-text', units: [first, ...rest].sort((one, other) => one - other) };
}

/** The answer a student gives who knows, or a wrong one. Open responses are the caller's. */
export function answerTo(question: Question, knows: boolean, chance: Chance): QuestionResponse {
  return (knows ? describeCorrect(question.key) : undefined) ?? wrongAnswer(question, chance);
}
