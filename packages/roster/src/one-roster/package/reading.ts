import type { RosterFeed, RosterProblem } from '../../model/index.ts';

/** A ZIP file, or the folder that was unpacked from one. */
export type PackageSource = { kind: 'zip' | 'folder'; path: string };

/** Strict reports everything that breaks the standard; lenient forgives what real exports do, with a warning. */
export type ReadingMode = 'strict' | 'lenient';

export type ReadOptions = {
  mode: ReadingMode;
  /** The day at the district's wall (YYYY-MM-DD): enrolments that end on it or before have ended. */
  today: string;
  /** Ids of the schools that earlier packages named: a delta gives people roles at them without naming them again. */
  knownSchoolIds?: ReadonlySet<string>;
  /** Bytes read of all there are; called at most a hundred times or so. */
  onProgress?: (progress: { done: number; total: number }) => void;
  signal?: AbortSignal;
};

export type PackageCounts = {
  /** All of them, also those beyond the kept ones. */
  errors: number;
  warnings: number;
  /** Data rows of every file that was read, by its name ("users.csv"). */
  rows: Record<string, number>;
};

/** What a package says. */
export type PackageReading = {
  /** Whether it may be applied: strict stops at any error, lenient only where the package or the shape of a file is wrong. */
  isUsable: boolean;
  /** There whenever the package may be applied, and only then. */
  feed?: RosterFeed;
  version?: '1.1' | '1.2';
  /**
   * In the order of the package: its own first, then file by file, row by row. At most `keptProblems`; where a kind came too often, a
   * line `too-many-problems` at the end says how many more there are (`value` is their code, `expected` their number).
   */
  problems: RosterProblem[];
  counts: PackageCounts;
};

/** A report is for people: beyond this many problems only their number is told. */
export const keptProblems = 5000;
