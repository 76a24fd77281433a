import type { GivenSchool } from './institutions.ts';
import type { Query } from './query.ts';

/** What every builder works with. */
export type Building = {
  query: Query;
  now: () => Date;
  /** Hash of `demonstrationPassword`, the password of everyone who is built without another. */
  passwordHash?: string;
  /** A number no other thing of this database has in its name. */
  next: () => number;
  /** The school of whoever is built without one. */
  defaultSchool: () => Promise<GivenSchool>;
};
