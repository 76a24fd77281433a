import { randomInt } from 'node:crypto';

/** So many letters of an alphabet from a cryptographic source, each as likely as any other. */
export function randomLetters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
