export type Joiner = { role: 'student' | 'teacher' | 'admin'; networkId: number };
export type FoundClass = { classId: number; name: string; isActive: boolean; networkId: number };
export type JoinRefusal = 'only_students_join' | 'class_code_unknown' | 'class_inactive' | 'outside_school_network';

/** Whether this person may join. Double joining is not decided here: the database settles it. */
export function decideJoin(person: Joiner, found: FoundClass | undefined): { join: FoundClass } | { refuse: JoinRefusal } {
  if (person.role !== 'student') return { refuse: 'only_students_join' };
  if (!found) return { refuse: 'class_code_unknown' };
  if (found.networkId !== person.networkId) return { refuse: 'outside_school_network' };
  if (!found.isActive) return { refuse: 'class_inactive' };
  return { join: found };
}
