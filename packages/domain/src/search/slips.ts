/** Words of at least so many letters are forgiven one slip: in a shorter one every letter tells words apart. */
export const forgivenFrom = 5;
/** Nothing longer is a word that somebody meant to type. */
const longestForgiven = 40;

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** Whether one slip in this folded word is forgiven. */
export function isForgiven(word: string): boolean {
  const { length } = [...word];
  return length >= forgivenFrom && length <= longestForgiven;
}

/**
 * Every folded word that becomes this one by one slip: a letter too many, too few or another one, or two neighbours in each
 * other's place. None of them is the word itself. Their number grows with the length of the word, never with the library.
 */
export function oneSlipFrom(word: string): string[] {
  const letters = [...word];
  const slips = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const [before, after] = [letters.slice(0, at), letters.slice(at)];
    const [next, second, ...rest] = after;
    const add = (...middle: string[]) => slips.add([...before, ...middle].join(''));
    if (next !== undefined) add(...after.slice(1));
    if (next !== undefined && second !== undefined) add(second, next, ...rest);
    for (const letter of alphabet) {
      add(letter, ...after);
      if (next !== undefined) add(letter, ...after.slice(1));
    }
  }
  slips.delete(word);
  return [...slips];
}
