import type { EditionId } from '@alba/domain/editions';
import type { Query } from './query.ts';

export type GivenDistrict = { districtId: number; networkId: number; edition: EditionId; name: string };
export type GivenSchool = {
  schoolId: number;
  districtId: number;
  networkId: number;
  edition: EditionId;
  name: string;
  timeZone: string;
  district: GivenDistrict;
};

/** What every builder works with. */
export type Building = {
  query: Query;
  now: () => Date;
  /** Hash of `givenPassword`, the password of everyone who is built without another. */
  passwordHash?: string;
  /** A number no other thing of this database has in its name. */
  next: () => number;
  /** The school of whoever is built without one. */
  defaultSchool: () => Promise<GivenSchool>;
};
