import { formatClassCode, normalizeClassCode } from '../classes/index.ts';

const dashes = /[\s]*[-‐-―−][\s]*/gu;

/**
 * A school code as it is stored, however it was typed: capitals, one hyphen for spaces and dashes. A code made by us has the form
 * of class codes (D66) and is found with its hyphen anywhere or nowhere. Undefined when nothing is left of it.
 */
export function normalizeSchoolCode(typed: string): string | undefined {
  const made = normalizeClassCode(typed.normalize('NFKC'));
  if (made) return formatClassCode(made);
  const code = typed.normalize('NFKC').trim().toUpperCase().replace(dashes, '-').replace(/\s+/gu, '-');
  return /^[\p{Lu}\p{Lo}\p{Nd}-]{1,40}$/u.test(code) ? code : undefined;
}
