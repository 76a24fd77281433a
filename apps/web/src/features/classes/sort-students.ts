import type { ClassStudent } from '@alba/contract/classes';

export type StudentSort = 'name' | 'visited';
type Direction = 'ascending' | 'descending';

/**
 * The server sends students by last name in the order of the language; by name that order is kept or turned round. By last
 * visit, those who never came are the longest away.
 */
export function sortStudents(students: readonly ClassStudent[], { key, direction }: { key: string; direction: Direction }): readonly ClassStudent[] {
  const ascending = key === 'visited' ? students.toSorted((one, other) => lastVisit(one) - lastVisit(other)) : students;
  return direction === 'ascending' ? ascending : ascending.toReversed();
}

const lastVisit = ({ lastVisitedAt }: ClassStudent) => (lastVisitedAt === undefined ? 0 : Date.parse(lastVisitedAt));
