import type { Locale } from '@alba/domain/editions';
import { numberText } from '@alba/domain/numbers';
import { parseRichText } from '@alba/domain/rich-text';
import type { ItemOutcome } from '@alba/domain/scoring';
import type { AuthoredQuestion } from './authored.ts';
import { isAnswered } from './browser.ts';
import type { Feedback, Score, TryNumber } from './common/outcome.ts';
import type { QuestionKey } from './key.ts';
import type { PublicQuestion } from './public.ts';
import type { QuestionResponse } from './response.ts';
import { kindOf } from './server-kinds.ts';

export { isAnswered, validate } from './browser.ts';
export type { Feedback, Score, TryNumber } from './common/outcome.ts';
export type { InvalidReason, Validation } from './common/validation.ts';
export type { QuestionKey } from './key.ts';
export type { PublicQuestion, QuestionKind } from './public.ts';
export type { QuestionResponse } from './response.ts';

/** Splits a question into what a student's browser may see and what stays on the server. The same question always splits alike. */
export function split(authored: AuthoredQuestion, lessonId: string): { public: PublicQuestion; key: QuestionKey } {
  const seed = `${lessonId}/${authored.id}`;
  const kind = kindOf(authored.kind);
  return { public: kind.toPublic(authored, seed), key: { ...keyBaseOf(authored), answer: kind.toKey(authored, seed) } };
}

function keyBaseOf(authored: AuthoredQuestion): Omit<QuestionKey, 'answer'> {
  const { id, evidence } = authored;
  const proof = evidence === undefined ? {} : { evidence: { resource: evidence.resource, paragraphs: [...evidence.paragraphs] } };
  if (authored.kind === 'open-response') return { id, ...proof };
  return { id, skill: authored.skill, explanation: parseRichText(authored.explanation), ...proof };
}

/** What a response earns (D18). Never throws, whatever the response holds. */
export function score(key: QuestionKey, response: QuestionResponse): Score {
  return kindOf(key.answer.kind).score(key.answer, response);
}

/** What a student reads after a wrong try, the first or a later one; undefined when the response is right, empty or not scored. */
export function feedback(key: QuestionKey, response: QuestionResponse, tryNumber: TryNumber): Feedback | undefined {
  return kindOf(key.answer.kind).feedback(key.answer, response, tryNumber);
}

/** The right answer in the shape of a response, for review after submit and for teachers; undefined for open responses. Numbers are written as the locale writes them. */
export function describeCorrect(key: QuestionKey, locale: Locale = 'en-US'): QuestionResponse | undefined {
  const right = kindOf(key.answer.kind).describeCorrect(key.answer);
  return right?.kind === 'numeric' ? { ...right, text: numberText(Number(right.text), locale, { most: 12 }) } : right;
}

/** One a gap or row in cloze and matching, 0 for open responses, else 1 (D18). */
export function possiblePoints(key: QuestionKey): number {
  return kindOf(key.answer.kind).possiblePoints(key.answer);
}

/** A question as it stands at submit, ready for `summarize` of the scoring rules. A response that cannot be read counts as answered and wrong. */
export function outcomeOf(key: QuestionKey, response: QuestionResponse | undefined): ItemOutcome {
  const result: Score = response ? score(key, response) : { type: 'unmarked' };
  const earned = result.type === 'scored' ? { points: result.points, right: result.right } : { points: 0, right: false };
  return { questionId: key.id, skill: key.skill, possible: possiblePoints(key), answered: isAnswered(response), ...earned };
}
