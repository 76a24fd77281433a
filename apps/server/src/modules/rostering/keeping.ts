import type { EditionId } from '@alba/domain/editions';
import type { RosterSource } from '@alba/roster/model/index';

/** For whom lines are applied: a run of a connection, at a moment. */
export type Keeping = {
  districtId: number;
  connectionId: number;
  runId: number;
  source: RosterSource;
  edition: EditionId;
  now: Date;
  schoolYear: number;
  /** Who says of a Google or Clever account that it is somebody's: issuers as signing in knows them. */
  issuers: { google: string; clever: string };
  /** Our school for each of the source's; grows while schools are made. */
  schools: SchoolsOf;
  /** Who teaches here imports one class of their own: it is theirs, and they bring back what they removed. */
  owner?: { personId: number };
  requestId?: string;
  actorId?: number;
};

export type SchoolsOf = { get(externalId: string): number | undefined; set(externalId: string, schoolId: number): void };

/** A part of the run: what is applied in one transaction. */
export type PartOf = Keeping & { part: string };

/** A part of an applied run that is taken back; what somebody did after `since` is theirs. */
export type UndoPart = PartOf & { since: Date };
