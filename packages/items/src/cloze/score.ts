import { type Feedback, feedbackAt, own, pointEach, type Score, type TryNumber } from '../common/outcome.ts';
import { invalid } from '../common/validation.ts';
import type { KeyOf, ResponseOf } from '../kinds.ts';

export function score(key: KeyOf<'cloze'>, { gaps }: ResponseOf<'cloze'>): Score {
  const known = Object.entries(gaps).every(([gap, option]) => {
    const place = own(key.gaps, gap);
    return place !== undefined && (option === place.correct || own(place.wrong, option) !== undefined);
  });
  if (!known) return invalid('unknown_choice');
  return pointEach({ chosen: gaps, correct: new Map(placesOf(key).map(([gap, { correct }]) => [gap, correct])) });
}

/** About the first gap that holds a wrong option. */
export function feedback(key: KeyOf<'cloze'>, { gaps }: ResponseOf<'cloze'>, tryNumber: TryNumber): Feedback | undefined {
  const wrong = placesOf(key).flatMap(([gap, place]) => own(place.wrong, own(gaps, gap) ?? '') ?? [])[0];
  return wrong && feedbackAt(wrong.feedback, tryNumber);
}

export function possiblePoints(key: KeyOf<'cloze'>): number {
  return Object.keys(key.gaps).length;
}

export function describeCorrect(key: KeyOf<'cloze'>): ResponseOf<'cloze'> {
  return { kind: 'cloze', gaps: Object.fromEntries(placesOf(key).map(([gap, { correct }]) => [gap, correct])) };
}

/** Gaps in the order of the text; a key that came back from the database may have lost it. */
function placesOf(key: KeyOf<'cloze'>): [string, KeyOf<'cloze'>['gaps'][string]][] {
  return Object.entries(key.gaps).sort(([one], [other]) => (one < other ? -1 : 1));
}
