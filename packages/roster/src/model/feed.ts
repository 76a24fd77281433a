import type { RosterClass, RosterEnrollment, RosterPerson, RosterSchool } from './records.ts';

/**
 * What a source said in one run. `full`: everything there is, what is missing has ended. `delta`: what changed since the last run, and
 * `ended` names what is no more. People, classes and enrolments may point to records of earlier runs.
 */
export type RosterFeed = {
  kind: 'full' | 'delta';
  schools: RosterSchool[];
  people: RosterPerson[];
  classes: RosterClass[];
  enrollments: RosterEnrollment[];
  ended: RosterEnded;
  /**
   * Parts that the source could not tell this time (a page that failed, a school that is not shared now): nothing of them ends,
   * whatever is missing. `everything` for a paused district or a package that lacks a file; `personIds` for people whose row could not
   * be taken: neither they nor their places end.
   */
  untold: { everything?: boolean; schoolIds?: string[]; classIds?: string[]; personIds?: string[] };
  /** Of these classes every place is named, also in a delta: who is not named there has left. */
  wholeClassIds?: string[];
  /** Records left out, with the reason; shown to the administrator, never silently dropped. */
  skipped: RosterSkip[];
};

export type RosterEnded = {
  schools: string[];
  people: string[];
  classes: string[];
  enrollments: Pick<RosterEnrollment, 'classId' | 'personId' | 'role'>[];
};

/** Why a record is left out: a closed list that the screen has words for. */
export const skipReasons = [
  'role-without-access',
  'class-without-school',
  'person-without-role',
  'enrollment-without-class',
  'enrollment-without-person',
  'school-not-chosen',
  'not-now',
  'class-removed-here',
] as const;
export type SkipReason = (typeof skipReasons)[number];
export type RosterSkip = { kind: 'school' | 'person' | 'class' | 'enrollment'; id: string; reason: SkipReason };

export const emptyEnded = (): RosterEnded => ({ schools: [], people: [], classes: [], enrollments: [] });

export const emptyFeed = (kind: RosterFeed['kind']): RosterFeed => ({
  kind,
  schools: [],
  people: [],
  classes: [],
  enrollments: [],
  ended: emptyEnded(),
  untold: {},
  skipped: [],
});
