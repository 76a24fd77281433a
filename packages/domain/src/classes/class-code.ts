/** Consonants and digits without look-alikes and vowels (D66): no word can appear, no letter is mistaken for a digit. */
export const classCodeAlphabet = 'BCDFGHJKMPQRTVWXY346';
export const classCodeLength = 6;

/** The code as it is stored: upper case, without spaces and hyphens. Undefined when it cannot be a class code. */
export function normalizeClassCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s\-–—]/gu, '');
  const valid = code.length === classCodeLength && [...code].every((letter) => classCodeAlphabet.includes(letter));
  return valid ? code : undefined;
}

/** The code as people read it aloud: two groups of three. */
export function formatClassCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}
