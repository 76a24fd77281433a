import { tablesOf, type Version } from '../format/tables.ts';
import type { PackageFile } from './package-file.ts';
import type { ProblemList } from './problem-list.ts';

/** 1.2 has every file of 1.1. */
const everyName = ['manifest', ...tablesOf['1.2'].map(({ name }) => name)].map((name) => `${name}.csv`);

/** The files by the standard's names: a name in other capitals is told and taken, any other file is told and left alone. */
export function recogniseFiles(files: ReadonlyMap<string, PackageFile>, problems: ProblemList): Map<string, PackageFile> {
  const known = new Map<string, PackageFile>();
  for (const [name, file] of files) {
    const meant = everyName.find((one) => one.toLowerCase() === name.toLowerCase());
    if (meant !== name) problems.forgivable({ code: 'unknown-file', file: name, ...(meant !== undefined && { expected: meant }) });
    if (meant !== undefined) known.set(meant, file);
  }
  return known;
}

/** Files that only the other version knows. */
export function tellForeignFiles(files: ReadonlyMap<string, PackageFile>, version: Version, problems: ProblemList): void {
  const own = ['manifest', ...tablesOf[version].map(({ name }) => name)];
  for (const name of files.keys()) if (!own.includes(name.slice(0, -'.csv'.length))) problems.forgivable({ code: 'unknown-file', file: name });
}
