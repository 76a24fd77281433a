import { type RosterRole, type RosterSource, rosterRoles, rosterSources } from '@alba/domain/rosters';

/**
 * The one model of a roster. Adapters (OneRoster, Clever, Google Classroom) turn what a source says into these records; nothing behind
 * them knows where a record came from. Ids are those of the source. Names and titles come whole, whatever the forms allow.
 */
export { type RosterRole, type RosterSource, rosterRoles, rosterSources };

export type RosterSchool = { id: string; name: string };

/** A role at a school; `district-admin` holds for the whole district and names none. */
export type RosterRoleAt = { role: RosterRole; schoolId?: string };

export type RosterPerson = {
  id: string;
  firstName: string;
  lastName: string;
  /** The name the source knows them by; a suggestion for theirs here, kept unique by a suffix (D83). */
  username?: string;
  email?: string;
  /** School year 0 (K) to 12; absent where the source says none. */
  grade?: number;
  roles: RosterRoleAt[];
  /** Where they belong first; new accounts are made there. Absent for an administrator of the whole district who is of no school. */
  schoolId?: string;
  /** The source says that this account must not be used. */
  isDisabled?: boolean;
  /**
   * How the same person is called by another source of the district: a SIS number or a Google subject. Proves that two people are one;
   * an e-mail never does.
   */
  sameAs?: { source: RosterSource | 'SIS'; id: string }[];
  /** Fields that a delta does not tell, because other records say them: they stay as they were. */
  asBefore?: readonly (keyof RosterPerson)[];
  /** Of a delta that tells roles one by one: `roles` are then those before, with these. */
  roleChanges?: { gained: RosterRoleAt[]; lost: RosterRoleAt[] };
};

export type RosterClass = {
  id: string;
  schoolId: string;
  name: string;
  description?: string;
  /** School years of the class; empty where the source says none. */
  grades: number[];
  /** ISO dates, the end exclusive; absent where the source says none. */
  startsOn?: string;
  endsOn?: string;
  /** Fields that a delta does not tell, because terms and courses say them: they stay as they were. */
  asBefore?: readonly (keyof RosterClass)[];
};

export type RosterEnrollment = {
  classId: string;
  personId: string;
  role: 'student' | 'teacher';
  /** The teacher who owns the class; at most one of a class. */
  isPrimary?: boolean;
};

export type RosterKind = 'school' | 'person' | 'class' | 'enrollment';

/** Enrolments have no id of their own: sources give the same place new ids. */
export const enrollmentId = ({ classId, personId, role }: Pick<RosterEnrollment, 'classId' | 'personId' | 'role'>): string => `${role}:${classId}:${personId}`;
