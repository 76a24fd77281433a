import { coreFiles, tablesOf, type Version } from '../format/tables.ts';
import { type CsvFile, FileBroken, openCsv } from './csv-rows.ts';
import { packageLimits } from './limits.ts';
import type { PackageFile } from './package-file.ts';
import { PackageRefused, type Problems } from './problem-list.ts';

export type FileMode = 'absent' | 'bulk' | 'delta';
export type Manifest = { version: Version; modes: Map<string, FileMode> };

type Line = { row: number; value: string };

const file = 'manifest.csv';
const modes: readonly FileMode[] = ['absent', 'bulk', 'delta'];

/** Reads what the package says of itself. Throws PackageRefused where nothing can be read without it. */
export async function readManifest(files: Map<string, PackageFile>, problems: Problems): Promise<Manifest> {
  const source = files.get(file);
  if (!source) throw new PackageRefused({ code: 'manifest-missing', file });
  const lines = await readLines(source, problems);
  const version = readVersion(lines, problems);
  checkOwnVersion(lines, problems);
  return { version, modes: readModes(lines, version, files, problems) };
}

async function readLines(source: PackageFile, problems: Problems): Promise<Map<string, Line>> {
  const lines = new Map<string, Line>();
  try {
    const csv = await openCsv(source.read(), { forgivesQuotes: problems.mode === 'lenient' });
    noteStart(csv, file, problems);
    let row = 0;
    for await (const [name = '', value = ''] of csv.rows) {
      row += 1;
      if (row > packageLimits.manifest) throw new PackageRefused({ code: 'manifest-bad', file, row, column: 'propertyName', value: name });
      const property = name.trim();
      if (row === 1) checkHeader(property, value.trim(), problems);
      else if (lines.has(property)) problems.error({ code: 'manifest-bad', file, row, column: 'propertyName', value: property }, { breaks: true });
      else if (property !== '') lines.set(property, { row, value: value.trim() });
    }
  } catch (error) {
    if (error instanceof FileBroken) throw new PackageRefused({ code: error.code, file, row: error.row });
    throw error;
  }
  return lines;
}

/** What the first bytes of a file tell against the standard. */
export function noteStart({ start }: CsvFile, name: string, problems: Problems): void {
  if (start.hasMark) problems.forgivable({ code: 'byte-order-mark', file: name });
  if (start.delimiter !== ',') problems.forgivable({ code: 'delimiter', file: name, row: 1, value: start.delimiter, expected: ',' });
}

function checkHeader(name: string, value: string, problems: Problems): void {
  if (name === 'propertyName' && value === 'value') return;
  const found = { code: 'manifest-bad', file, row: 1, column: 'propertyName', value: `${name},${value}`, expected: 'propertyName,value' } as const;
  if (name.toLowerCase() === 'propertyname') problems.forgivable(found);
  else problems.error(found, { breaks: true });
}

function readVersion(lines: ReadonlyMap<string, Line>, problems: Problems): Version {
  const line = lines.get('oneroster.version');
  const value = line?.value ?? '';
  if (value === '1.1' || value === '1.2') return value;
  const meant = /^v?(1\.[12])(?:\.\d+)?$/i.exec(value)?.[1];
  const found = { code: 'version-unknown', file, row: line?.row, column: 'oneroster.version', value, expected: '1.1, 1.2' } as const;
  if (meant === undefined) throw new PackageRefused(found);
  problems.forgivable(found);
  return meant as Version;
}

function checkOwnVersion(lines: ReadonlyMap<string, Line>, problems: Problems): void {
  const line = lines.get('manifest.version');
  if (line?.value === '1.0') return;
  problems.forgivable({ code: 'manifest-bad', file, row: line?.row, column: 'manifest.version', value: line?.value ?? '', expected: '1.0' });
}

/** How each file of the version is to be read. A file that neither side names is absent. */
function readModes(lines: ReadonlyMap<string, Line>, version: Version, files: ReadonlyMap<string, PackageFile>, problems: Problems): Map<string, FileMode> {
  const known = tablesOf[version].map(({ name }) => name);
  const others = new Set(known.map((name) => plainMode(lines.get(`file.${name}`)?.value)).filter((mode) => mode === 'bulk' || mode === 'delta'));
  const usual = others.size === 1 ? [...others][0] : undefined;
  const read = new Map(known.map((name) => [name, readMode(name, lines.get(`file.${name}`), { usual, isThere: files.has(`${name}.csv`), version, problems })]));
  for (const [property, { row }] of lines) {
    if (property.startsWith('file.') && !known.includes(property.slice('file.'.length))) {
      problems.forgivable({ code: 'unknown-file', file, row, column: 'propertyName', value: property });
    }
  }
  return read;
}

const plainMode = (value: string | undefined): FileMode | undefined => modes.find((mode) => mode === value?.toLowerCase());

type Surroundings = { usual: FileMode | undefined; isThere: boolean; version: Version; problems: Problems };

function readMode(name: string, line: Line | undefined, { usual, isThere, version, problems }: Surroundings): FileMode {
  const breaks = coreFiles[version].includes(name);
  const at = { file, row: line?.row, column: `file.${name}` };
  const mode = plainMode(line?.value);
  const isUnknown = mode === undefined && isThere && usual === undefined;
  if (line && mode !== line.value && !isUnknown)
    problems.forgivable({ ...at, code: 'mode-unknown', value: line.value, expected: isThere ? (usual ?? modes.join(', ')) : 'absent' });
  if (mode === 'absent' && isThere) problems.forgivable({ ...at, code: 'file-absent-but-present', file: `${name}.csv`, row: undefined });
  if ((mode === 'bulk' || mode === 'delta') && !isThere) {
    if (breaks) problems.error({ ...at, code: 'file-missing', value: mode }, { breaks });
    else problems.forgivable({ ...at, code: 'file-missing', value: mode });
    return 'absent';
  }
  if (mode) return mode;
  if (!isThere) {
    if (!line && problems.mode === 'strict') problems.error({ ...at, code: 'manifest-bad', expected: 'absent' });
    return 'absent';
  }
  if (!line) problems.forgivable({ code: 'file-not-in-manifest', file: `${name}.csv`, column: `file.${name}` });
  if (isUnknown) problems.error({ ...at, code: 'mode-unknown', value: line?.value ?? '', expected: modes.join(', ') }, { breaks });
  return usual ?? 'absent';
}
