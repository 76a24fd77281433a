import { allOrNothing, type Feedback, feedbackAt, own, type Score, type TryNumber } from '../common/outcome.ts';
import { invalid } from '../common/validation.ts';
import type { KeyOf, ResponseOf } from '../kinds.ts';

export function score(key: KeyOf<'single-choice'>, { choice }: ResponseOf<'single-choice'>): Score {
  if (choice === key.correct) return allOrNothing(true);
  return choice === '' || own(key.wrong, choice) ? allOrNothing(false) : invalid('unknown_choice');
}

export function feedback(key: KeyOf<'single-choice'>, { choice }: ResponseOf<'single-choice'>, tryNumber: TryNumber): Feedback | undefined {
  const wrong = own(key.wrong, choice);
  return wrong && feedbackAt(wrong.feedback, tryNumber);
}

export function possiblePoints(): number {
  return 1;
}

export function describeCorrect(key: KeyOf<'single-choice'>): ResponseOf<'single-choice'> {
  return { kind: 'single-choice', choice: key.correct };
}
