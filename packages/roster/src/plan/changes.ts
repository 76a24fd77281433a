import type { RosterClass, RosterEnrollment, RosterPerson, RosterSchool } from '../model/index.ts';

/**
 * The canonical change set: what has to happen at one school so that our roster says what the source says. It names records by the
 * source's ids; `before` is what we hold, `after` what the source says. Order of work: schools, people, classes, enrolments.
 */
export type RosterChange =
  | { kind: 'school-added'; school: RosterSchool }
  | { kind: 'school-renamed'; school: RosterSchool; before: string }
  | { kind: 'person-added'; person: RosterPerson }
  | { kind: 'person-changed'; person: RosterPerson; before: Partial<RosterPerson> }
  | { kind: 'person-returned'; person: RosterPerson }
  | { kind: 'person-ended'; personId: string }
  | { kind: 'class-added'; class: RosterClass }
  | { kind: 'class-changed'; class: RosterClass; before: Partial<RosterClass> }
  | { kind: 'class-returned'; class: RosterClass }
  | { kind: 'class-ended'; classId: string }
  | { kind: 'enrollment-added'; enrollment: RosterEnrollment }
  | { kind: 'enrollment-changed'; enrollment: RosterEnrollment }
  | { kind: 'enrollment-ended'; enrollment: Pick<RosterEnrollment, 'classId' | 'personId' | 'role'> };
