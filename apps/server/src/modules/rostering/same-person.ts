import type { RosterPerson, RosterSource } from '@alba/roster/model/index';
import type { AliasRow } from './apply-people-repository.ts';

/** Finds the person of ours whom a record means: by a SIS number or a provider's own id, never by an e-mail. */
export type SamePeople = { find(person: RosterPerson, source: RosterSource): number | undefined };

/** Numbers of students and of staff are counted apart in many systems. A name that two people have means neither. */
const keyOf = (source: string, id: string, isStudent: boolean): string => `${isStudent ? 'student' : 'staff'}:${source}:${id}`;

export function samePeople(aliases: readonly AliasRow[]): SamePeople {
  const known = new Map<string, number | 'several'>();
  for (const { source, id, personId, isStudent } of aliases) {
    const key = keyOf(source, id, isStudent);
    const before = known.get(key);
    known.set(key, before === undefined || before === personId ? personId : 'several');
  }
  const linked = new Set<number>();
  return {
    find(person, source) {
      const isStudent = person.roles.every(({ role }) => role === 'student');
      const names = [...(person.sameAs ?? []), ...(source === 'ONE_ROSTER' ? [] : [{ source, id: person.id }])];
      const found = new Set(names.map((name) => known.get(keyOf(name.source, name.id, isStudent))).filter((one) => one !== undefined));
      const [personId] = found;
      // two records of one source are two people until somebody merges them
      if (found.size !== 1 || typeof personId !== 'number' || linked.has(personId)) return undefined;
      linked.add(personId);
      return personId;
    },
  };
}
