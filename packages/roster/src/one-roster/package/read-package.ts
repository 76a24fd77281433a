import type { RosterFeed } from '../../model/index.ts';
import { coreFiles, type Table, tablesOf } from '../format/tables.ts';
import { FeedBuilder } from './feed/feed-builder.ts';
import { recogniseFiles, tellForeignFiles } from './file-list.ts';
import { packageLimits } from './limits.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { openPackage } from './open-package.ts';
import type { PackageFile } from './package-file.ts';
import { PackageRefused, ProblemList } from './problem-list.ts';
import { watched } from './progress.ts';
import { readTable } from './read-table.ts';
import type { PackageReading, PackageSource, ReadOptions } from './reading.ts';
import { References } from './references.ts';

type Read = { feed: RosterFeed; version: Manifest['version'] };

/**
 * Reads and checks a OneRoster package. What is wrong with it is told in `problems`, never thrown; what is thrown is a fault of the
 * machine (no disk) or the reason of `signal`.
 */
export async function readOneRosterPackage(source: PackageSource, options: ReadOptions): Promise<PackageReading> {
  const problems = new ProblemList(options.mode);
  const rows: Record<string, number> = {};
  let read: Partial<Read> = {};
  try {
    const opened = await openPackage(source, problems);
    try {
      const files = recogniseFiles(opened.files, problems);
      read = await readFiles(files, { options, problems, rows, tell: (version) => (read.version = version) });
    } finally {
      opened.close();
    }
  } catch (error) {
    if (!(error instanceof PackageRefused)) throw error;
    problems.error(error.problem, { breaks: true });
  }
  const { isUsable, errors, warnings } = problems;
  const { feed, version } = read;
  return { isUsable, ...(isUsable && feed && { feed }), ...(version && { version }), problems: problems.list(), counts: { errors, warnings, rows } };
}

type Around = { options: ReadOptions; problems: ProblemList; rows: Record<string, number>; tell: (version: Manifest['version']) => void };

async function readFiles(found: ReadonlyMap<string, PackageFile>, { options, problems, rows, tell }: Around): Promise<Read> {
  const files = watched(found, options);
  const manifest = await readManifest(files, problems);
  const { version, modes } = manifest;
  tell(version);
  tellForeignFiles(files, version, problems);
  const references = new References();
  const { today, knownSchoolIds } = options;
  const builder = new FeedBuilder({
    ...{ version, problems, references, today, knownSchoolIds },
    ...{ kind: kindOf(manifest, problems), isMissing: missing(manifest) },
  });
  const count = rowCounter();
  for (const table of tablesOf[version]) {
    const mode = modes.get(table.name) ?? 'absent';
    const source = files.get(`${table.name}.csv`);
    if (mode === 'absent' || !source) continue;
    rows[`${table.name}.csv`] = await readTable({ table, source, mode, version, problems, references, count, take: builder.takerOf(table.name) });
    if (!isReferredTo(table, version)) references.forget(table.name);
  }
  return { feed: builder.finish(), version };
}

/** The roster is whole where every file that is there is. A mixture only tells what changed: nothing that is missing ends by it. */
function kindOf({ version, modes }: Manifest, problems: ProblemList): RosterFeed['kind'] {
  const used = tablesOf[version].filter(({ isUsed }) => isUsed).map(({ name }) => modes.get(name) ?? 'absent');
  const hasDelta = used.includes('delta');
  if (hasDelta && used.includes('bulk')) problems.warning({ code: 'mixed-modes', file: 'manifest.csv' });
  return hasDelta ? 'delta' : 'full';
}

/** A whole roster without one of its files cannot say who has left. */
const missing = ({ version, modes }: Manifest): boolean => coreFiles[version].some((name) => (modes.get(name) ?? 'absent') === 'absent');

const isReferredTo = ({ name }: Table, version: Manifest['version']): boolean =>
  tablesOf[version].some(({ columns }) => columns?.some(({ refersTo }) => refersTo === name));

function rowCounter(): (file: string) => void {
  let left: number = packageLimits.rows;
  return (file) => {
    left -= 1;
    if (left < 0) throw new PackageRefused({ code: 'too-many-rows', file, expected: String(packageLimits.rows) });
  };
}
