import { foldUsername, type Role } from '../accounts/index.ts';
import { limits, perceivedLength } from '../limits/index.ts';

export type PasswordRule = 'required' | 'too_short' | 'too_long' | 'too_common' | 'like_username';

export type PasswordFor = {
  role: Role;
  username: string;
  /** The shortest that the school takes, from 4 on (D8). */
  minLength?: number;
  /** Words that everybody around this person knows: the school's names, the code of the class. */
  ownWords?: readonly string[];
};

/** Teachers and administrators are warned, not refused, below this length (D8). */
const staffAdvisedLength = 8;

/** The passwords that are guessed first. Children keep the rest of theirs: a short word of one's own is no word of this list. */
const worstPasswords: ReadonlySet<string> = new Set([
  ...['123456', 'password', '12345678', 'qwerty', '123456789', '12345', '1234', '111111', '1234567', 'abc123', '123123', '000000', '1111', '0000'],
  ...['123321', '654321', '1234567890', 'abcd', 'iloveyou', 'senha', '123mudar', 'contraseña', 'contrasena', 'clave'],
]);
/** Names of the product, in every edition. */
const productWords = ['alba', 'learn', 'albalearn', 'albalearning'];

/** The first rule that a password breaks, as far as a browser can tell; the server knows longer lists. */
export function brokenPasswordRule(password: string, { role, username, minLength = 0, ownWords = [] }: PasswordFor): PasswordRule | undefined {
  const length = perceivedLength(password);
  if (length === 0) return 'required';
  if (length < shortestPassword(minLength)) return 'too_short';
  if (length > limits.password.max) return 'too_long';
  if (foldUsername(password) === foldUsername(username)) return 'like_username';
  const folded = foldPassword(password);
  if (worstPasswords.has(folded) || isOwnWord(folded, [...productWords, ...wordsOf(ownWords)], role)) return 'too_common';
  return undefined;
}

export const shortestPassword = (minLength: number): number => Math.max(limits.password.min, minLength);

/** A password that is taken, with the advice to choose a longer one. */
export function isShortForStaff(password: string, role: Role): boolean {
  return role !== 'student' && password !== '' && perceivedLength(password) < staffAdvisedLength;
}

/** How lists of common passwords are looked up; a password itself is always kept as it was typed. */
export function foldPassword(password: string): string {
  return password.normalize('NFC').toLowerCase();
}

/** A name as a whole and each longer word in it. */
function wordsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const words = foldPassword(name).split(/[^\p{L}\p{M}\p{Nd}]+/u);
    return [words.join(''), ...words].filter((word) => perceivedLength(word) >= limits.password.min);
  });
}

/** Of grown-ups a word of their own school counts as guessed with a number behind it too. */
function isOwnWord(folded: string, words: readonly string[], role: Role): boolean {
  const plain = folded.replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '');
  return words.includes(plain) || (role !== 'student' && words.includes(plain.replace(/\p{Nd}+$/u, '')));
}
