import type { EditionId } from '@alba/domain/editions';

/** What a demonstration district is made of, before any date or id. Names of people stay as they are written. */
export type DemonstrationDistrict = {
  edition: EditionId;
  name: string;
  schools: readonly [School, School];
  admin: Adult;
  /** Teaches every class below except the one of `colleague`. */
  teacher: Adult;
  /** Teaches at the second school, is an administrator of it too, and shares one class. */
  colleague: Adult;
  classes: { first: DemonstrationClass; second: DemonstrationClass; small: DemonstrationClass; empty: DemonstrationClass; shared: DemonstrationClass };
  /** The student named in the start banner; must stand in the first class. */
  student: string;
  /** Left the first class two weeks ago, with work. */
  former: string;
  /** Has an account and no class yet, to try joining by code. */
  newcomer: string;
};

type School = { name: string; code: string };
type Adult = { name: string; username: string };

/** `students` are full names, first name and surnames parted by `|`. Students of `small` and `shared` are also in `first` or `second`. */
export type DemonstrationClass = { name: string; description: string; avatar: string; grade: number; students: readonly string[] };
