import { limits } from '../limits/index.ts';

export type Joiner = { role: 'student' | 'teacher' | 'admin'; networkId: number };
export type FoundClass = { classId: number; name: string; isActive: boolean; networkId: number; studentCount: number; isJoined: boolean };
export type JoinRefusal = 'only_students_join' | 'class_code_unknown' | 'class_inactive' | 'outside_school_network' | 'class_full';

/** Whether a class takes no more students. */
export const isClassFull = (studentCount: number): boolean => studentCount >= limits.studentsPerClass;

/** Whether this person may join. Double joining is not decided here: the database settles it. */
export function decideJoin(person: Joiner, found: FoundClass | undefined): { join: FoundClass } | { refuse: JoinRefusal } {
  if (person.role !== 'student') return { refuse: 'only_students_join' };
  if (!found) return { refuse: 'class_code_unknown' };
  if (found.networkId !== person.networkId) return { refuse: 'outside_school_network' };
  if (!found.isActive) return { refuse: 'class_inactive' };
  // whoever is in already is told that, not that there is no room
  if (isClassFull(found.studentCount) && !found.isJoined) return { refuse: 'class_full' };
  return { join: found };
}
