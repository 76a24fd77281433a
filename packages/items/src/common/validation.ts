/** Why a response cannot belong to its question; a code for the screen's own words. */
export type InvalidReason = 'wrong_kind' | 'unknown_choice' | 'repeated_choice' | 'too_many_choices' | 'not_a_number';

/**
 * Whether a response is whole. Only a complete one may be checked; an incomplete one may still be saved and turned in. What was typed but is no
 * number yet ("-", "12 apples") is incomplete with a message, so that it is kept and costs no try.
 */
export type Validation =
  | { type: 'complete' }
  | { type: 'incomplete'; done: number; needed: number; message?: 'not_a_number' }
  | { type: 'invalid'; message: InvalidReason };

export function invalid(message: InvalidReason): { type: 'invalid'; message: InvalidReason } {
  return { type: 'invalid', message };
}

export function countDone(done: number, needed: number): Validation {
  return done >= needed ? { type: 'complete' } : { type: 'incomplete', done, needed };
}

/** A list of ids, each known and given once, at most `needed` of them. */
export function validateList<Id extends string | number>(given: { chosen: readonly Id[]; known: readonly Id[]; needed: number }): Validation {
  const { chosen, known, needed } = given;
  if (chosen.some((id) => !known.includes(id))) return invalid('unknown_choice');
  if (new Set(chosen).size < chosen.length) return invalid('repeated_choice');
  return chosen.length > needed ? invalid('too_many_choices') : countDone(chosen.length, needed);
}

/** Places (gaps, rows) with one option each, all known. */
export function validatePlaces(given: { chosen: Readonly<Record<string, string>>; known: ReadonlyMap<string, readonly string[]> }): Validation {
  const chosen = Object.entries(given.chosen);
  if (chosen.some(([place, option]) => !given.known.get(place)?.includes(option))) return invalid('unknown_choice');
  return countDone(chosen.length, given.known.size);
}
