import type { RosterClass, RosterEnrollment, RosterPerson, RosterSchool } from '../model/index.ts';

/** What the source said last of a record, and whether it has ended since. */
export type Held<Record> = { record: Record; isEnded: boolean };

/** The roster of one connection as we hold it: only what this connection keeps, so that nothing else can end by it. */
export type HeldRoster = {
  schools: Map<string, RosterSchool>;
  people: Map<string, Held<RosterPerson>>;
  classes: Map<string, Held<RosterClass>>;
  /** By `enrollmentId`; the places of a class that ended stay, for its return. */
  enrollments: Map<string, RosterEnrollment>;
};

export const emptyRoster = (): HeldRoster => ({ schools: new Map(), people: new Map(), classes: new Map(), enrollments: new Map() });
