import type { ReviewedAnswer } from '@alba/contract/attempts';
import { type AttemptSummary, summarize } from '@alba/domain/scoring';
import type { QuestionKey } from '@alba/items/key';
import type { QuestionResponse } from '@alba/items/response';
import { outcomeOf as itemOutcome, score } from '@alba/items/server';
import type { ResultItems } from './result-repository.ts';

/**
 * What an attempt is worth: the one way from final answers and keys to marks, points and skills. Turning in, the
 * projection test and the demonstration data all come through here.
 */
export function outcomeOf(keys: readonly QuestionKey[], answers: ReadonlyMap<string, QuestionResponse>): { summary: AttemptSummary; items: ResultItems } {
  const outcomes = keys.map((key) => itemOutcome(key, answers.get(key.id)));
  const summary = summarize(outcomes);
  const items = Object.fromEntries(
    outcomes.map((outcome) => [
      outcome.questionId,
      { mark: summary.marks[outcome.questionId] ?? 'incomplete', points: outcome.points, possible: outcome.possible },
    ]),
  );
  return { summary, items };
}

/** Which parts of a turned-in answer are right, for kinds that have parts. */
export function partsOf(key: QuestionKey, response: QuestionResponse | undefined): ReviewedAnswer['parts'] {
  if (response === undefined) return undefined;
  const result = score(key, response);
  return result.type === 'scored' ? result.parts : undefined;
}
