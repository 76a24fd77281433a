import { classCodeLength } from '@alba/domain/classes';

const half = classCodeLength / 2;
const separators = /[\s\-–—_.]/gu;
/** A join link, or any address that ends like one. */
const joinLink = /\/joinclass\/([^/?#\s]+)/i;

/**
 * What stands in the code field after typing or pasting: capitals, a dash in the middle, nothing that is never part of a code.
 * A pasted join link gives its code. Letters that no code has stay, so that a wrong one can be seen and mended.
 */
export function showCode(typed: string): string {
  const letters = lettersOf(joinLink.exec(typed)?.[1] ?? typed).slice(0, classCodeLength);
  return letters.length > half ? `${letters.slice(0, half)}-${letters.slice(half)}` : letters;
}

/** Where the caret stands in the shown code when it stood behind `caret` characters of what was typed. */
export function caretIn(shown: string, typed: string, caret: number): number {
  if (joinLink.test(typed)) return shown.length;
  const before = Math.min(lettersOf(typed.slice(0, caret)).length, classCodeLength);
  const place = before > half ? before + 1 : before;
  return Math.min(place, shown.length);
}

const lettersOf = (text: string) => text.normalize('NFKC').toUpperCase().replace(separators, '');
