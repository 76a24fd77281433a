export { readOneRosterPackage } from './package/read-package.ts';
export { keptProblems, type PackageCounts, type PackageReading, type PackageSource, type ReadingMode, type ReadOptions } from './package/reading.ts';
