const megabyte = 1024 ** 2;

/** What a package may be (quality bar D.1). Sizes are counted while they are read, never believed. */
export const packageLimits = {
  packed: 50 * megabyte,
  unpacked: 500 * megabyte,
  files: 30,
  ratio: 200,
  /** Rows of all files that are looked at row by row; a district of 100 000 people has about 900 000. */
  rows: 1_500_000,
  /** Rows of the manifest. */
  manifest: 200,
  /** Characters of one row; no honest row comes near. */
  row: 128 * 1024,
} as const;
export type PackageLimits = { [Name in keyof typeof packageLimits]: number };

/** Below this size any ratio will do: a short file of one letter shrinks a thousandfold and harms nobody. */
export const ratioCountsFrom = 256 * 1024;
