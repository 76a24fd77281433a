import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Cell, type Contents, type Table, tablesOf, type Version } from './tables.ts';

export type PackageText = { name: string; lines: () => Iterable<string> };

const filesOf: Record<Version, readonly string[]> = {
  '1.1': 'academicSessions,categories,classes,classResources,courses,courseResources,demographics,enrollments,lineItems,orgs,resources,results,users'.split(
    ',',
  ),
  '1.2':
    'academicSessions,categories,classes,classResources,courses,courseResources,demographics,enrollments,lineItemLearningObjectiveIds,lineItems,lineItemScoreScales,orgs,resources,resultLearningObjectiveIds,results,resultScoreScales,roles,scoreScales,userProfiles,userResources,users'.split(
      ',',
    ),
};

/** The files of a OneRoster package as they stand in it, line by line. */
export function packageText(contents: Contents): PackageText[] {
  const tables = tablesOf(contents);
  const modeOf = (name: string) => (tables.some((table) => table.name === name) ? contents.kind : 'absent');
  const manifest = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', contents.version],
    ...filesOf[contents.version].map((name) => [`file.${name}`, modeOf(name)]),
    ['source.systemName', 'Alba sample'],
  ];
  return [{ name: 'manifest.csv', lines: () => manifest.map(line) }, ...tables.map((table) => ({ name: `${table.name}.csv`, lines: () => linesOf(table) }))];
}

function* linesOf({ header, rows }: Table): Iterable<string> {
  yield line(header);
  for (const row of rows()) yield line(row);
}

const line = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;
function cellText(cell: Cell): string {
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes a package as it is made, however large; answers with the number of rows of each file. */
export async function writePackage(target: string, contents: Contents, { isZip = false } = {}): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const files = packageText(contents).map(({ name, lines }) => ({
    name,
    open: () => Readable.from(blocks(counted(lines(), rows, name)), { objectMode: false }),
  }));
  if (isZip) await writeZip(target, files);
  else for (const { name, open } of files) await writeFile(join(target, name), open());
  return rows;
}

function* counted(lines: Iterable<string>, rows: Record<string, number>, name: string): Iterable<string> {
  let count = -1;
  for (const one of lines) {
    count += 1;
    yield one;
  }
  rows[name] = count;
}

function* blocks(lines: Iterable<string>): Iterable<Buffer> {
  let block = '';
  for (const one of lines) {
    block += one;
    if (block.length < 64 * 1024) continue;
    yield Buffer.from(block);
    block = '';
  }
  if (block !== '') yield Buffer.from(block);
}

async function writeFile(path: string, text: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await pipeline(text, createWriteStream(path));
}

async function writeZip(path: string, files: readonly { name: string; open: () => Readable }[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  const mtime = new Date('2026-08-01T00:00:00Z');
  for (const { name, open } of files) zip.addReadStreamLazy(name, { mtime, forceDosTimestamp: true }, (done) => done(null, open()));
  zip.end();
  await written;
}
