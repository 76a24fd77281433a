import { allOrNothing, type Feedback, feedbackAt, own, type Score, sameSet, type TryNumber } from '../common/outcome.ts';
import { invalid } from '../common/validation.ts';
import type { KeyOf, ResponseOf } from '../kinds.ts';

export function score(key: KeyOf<'multiple-choice'>, { choices }: ResponseOf<'multiple-choice'>): Score {
  if (choices.some((id) => !key.correct.includes(id) && !own(key.wrong, id))) return invalid('unknown_choice');
  return allOrNothing(sameSet(choices, key.correct));
}

/** About the first wrong choice, in the order of the question; when all chosen are right, about the missing one. */
export function feedback(key: KeyOf<'multiple-choice'>, { choices }: ResponseOf<'multiple-choice'>, tryNumber: TryNumber): Feedback | undefined {
  if (choices.length === 0 || sameSet(choices, key.correct)) return undefined;
  const wrong = [...choices].sort().flatMap((id) => own(key.wrong, id) ?? [])[0];
  return feedbackAt(wrong?.feedback ?? key.missing, tryNumber);
}

export function possiblePoints(): number {
  return 1;
}

export function describeCorrect(key: KeyOf<'multiple-choice'>): ResponseOf<'multiple-choice'> {
  return { kind: 'multiple-choice', choices: [...key.correct] };
}
