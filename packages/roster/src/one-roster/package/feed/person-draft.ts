import { type RosterPerson, type RosterRoleAt, readGrade } from '../../../model/index.ts';
import { splitList } from '../cells.ts';
import type { Row } from '../row-reader.ts';

/** A person while their roles and places are still being read. */
export type PersonDraft = {
  person: RosterPerson;
  roles: RosterRoleAt[];
  lost: RosterRoleAt[];
  /** A role without access was named: the reason why they are left out. */
  hasOtherRole: boolean;
  /** How well their school is known: said of the person, said of their main role, or only somewhere. */
  home: 'said' | 'main' | 'any' | 'none';
  /** A delta has a role of theirs, and not themselves. */
  isPartial: boolean;
};

export function draftOf(row: Row): PersonDraft {
  const [username, email] = [row.get('username'), row.get('email')];
  // a band of several grades says nothing of one person's
  const grades = splitList(row.get('grades')).flatMap((one) => readGrade(one).grades);
  const person: RosterPerson = {
    id: row.id,
    firstName: (row.get('preferredGivenName') || row.get('givenName')).normalize('NFC'),
    lastName: (row.get('preferredFamilyName') || row.get('familyName')).normalize('NFC'),
    ...(username !== '' && { username: username.normalize('NFC') }),
    ...(email !== '' && { email }),
    ...(grades.length === 1 && { grade: grades[0] }),
    roles: [],
    ...(row.get('enabledUser') === 'false' && { isDisabled: true }),
  };
  return { person, roles: [], lost: [], hasOtherRole: false, home: 'none', isPartial: false };
}

export function partialDraft(id: string): PersonDraft {
  return { person: { id, firstName: '', lastName: '', roles: [] }, roles: [], lost: [], hasOtherRole: false, home: 'none', isPartial: true };
}

export function addRole(draft: PersonDraft, at: RosterRoleAt): void {
  if (!draft.roles.some((one) => one.role === at.role && one.schoolId === at.schoolId)) draft.roles.push({ ...at });
}

const order = ['none', 'any', 'main', 'said'] as const;

/** The school somebody belongs to first: the best of what is said. */
export function setHome(draft: PersonDraft, schoolId: string | undefined, home: PersonDraft['home']): void {
  if (schoolId === undefined || order.indexOf(home) <= order.indexOf(draft.home)) return;
  draft.person.schoolId = schoolId;
  draft.home = home;
}

const ofPartial = ['firstName', 'lastName', 'username', 'email', 'grade', 'isDisabled', 'sameAs'] as const;

/** The person of a package that tells roles one by one: only what changes of them is known. */
export function withRoleChanges({ person, roles, lost, isPartial }: PersonDraft): RosterPerson {
  const asBefore = ['roles', 'schoolId', ...(isPartial ? ofPartial : [])] as const;
  return { ...person, asBefore, ...((roles.length > 0 || lost.length > 0) && { roleChanges: { gained: roles, lost } }) };
}
