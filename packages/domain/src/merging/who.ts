import type { Role } from '../accounts/index.ts';
import { foldName } from '../classes/index.ts';

const isStaff = (roles: readonly Role[]) => roles.some((role) => role !== 'student');

/** A student's account never becomes part of a grown-up's, nor the other way round; a teacher and an administrator may be one person. */
export function mayBeOnePerson(kept: readonly Role[], merged: readonly Role[]): boolean {
  return kept.length > 0 && isStaff(kept) === isStaff(merged) && kept.includes('student') === merged.includes('student');
}

/** The name, or the name with the first number that makes it free: nobody has two classes of one name. `taken` holds folded names. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(foldName(free)); number += 1) free = `${name} (${number})`;
  return free;
}
