import type { ClassStudent } from '@alba/contract/classes';
import { foldName } from '@alba/domain/classes';

/** Students whose name or user name holds every word that was typed; case and accents do not count. */
export function foundStudents(students: readonly ClassStudent[], search: string): readonly ClassStudent[] {
  const words = search.split(/\s+/).map(foldName).filter(Boolean);
  if (words.length === 0) return students;
  return students.filter(({ firstName, lastName, username }) => {
    const told = foldName(`${firstName} ${lastName} ${username}`);
    return words.every((word) => told.includes(word));
  });
}
