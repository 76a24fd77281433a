import type { Role } from '../accounts/index.ts';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The last name as it may be kept: where a school or its district asks for initials, a student's is one letter and a dot (D9). */
export function keptLastName(lastName: string, { role, forceInitials }: { role: Role; forceInitials: boolean }): string {
  const name = lastName.trim();
  if (role !== 'student' || !forceInitials || name === '') return name;
  const [first] = segmenter.segment(name);
  const letter = (first?.segment ?? '').toLocaleUpperCase();
  return /[\p{L}\p{M}]$/u.test(letter) ? `${letter}.` : letter;
}
