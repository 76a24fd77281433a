/** What a pack may hold when it comes as a ZIP (quality bar D.1). Sizes are counted while they are read, never believed. */
export const zipLimits = { bytes: 2 * 1024 ** 3, files: 20_000, ratio: 200, pathLength: 200, depth: 8 } as const;
export type ZipLimits = { [Name in keyof typeof zipLimits]: number };
/** Below this size any ratio will do: a short file of one letter shrinks a thousandfold and harms nobody. */
export const ratioCountsFrom = 256 * 1024;
