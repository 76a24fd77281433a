import { coreFiles, type Table, type Version } from '../format/tables.ts';
import { FileBroken, openCsv } from './csv-rows.ts';
import { type Header, readHeader } from './header.ts';
import { type FileMode, noteStart } from './manifest.ts';
import type { PackageFile } from './package-file.ts';
import type { ProblemList } from './problem-list.ts';
import type { References } from './references.ts';
import { type Row, RowReader } from './row-reader.ts';

export type TableReading = {
  table: Table;
  source: PackageFile;
  mode: Exclude<FileMode, 'absent'>;
  version: Version;
  problems: ProblemList;
  references: References;
  /** Counts a row of the package; throws PackageRefused at the one that is too many. */
  count: (file: string) => void;
  /** Called with every row, the lost ones too: they say what must not end. */
  take: (row: Row) => void;
};

/** Reads and checks one file; answers with the number of its data rows. */
export async function readTable(reading: TableReading): Promise<number> {
  const { table, source, mode, version, references } = reading;
  const file = `${table.name}.csv`;
  const problems = table.isUsed ? reading.problems : reading.problems.lighter;
  let header: Header | undefined;
  let headings: string[] = [];
  let number = 0;
  try {
    const csv = await openCsv(source.read(), { forgivesQuotes: problems.mode === 'lenient' });
    noteStart(csv, file, problems);
    headings = csv.start.headings;
    let rows: RowReader | undefined;
    for await (const cells of csv.rows) {
      number += 1;
      if (number === 1) {
        header = readHeader(cells, { table, file, version, problems });
        if (!header.isUsable) break;
        rows = new RowReader({ table, file, version, isDelta: mode === 'delta', header, problems, references });
      } else if (table.columns) {
        reading.count(file);
        const row = rows?.read(cells, number);
        if (row && !row.isRepeat) reading.take(row);
      }
    }
    rows?.finish();
    if (number === 0) problems.error({ code: 'empty-file', file }, { breaks: table.isUsed });
    if (number === 1 && mode === 'bulk' && coreFiles[version].includes(table.name)) problems.warning({ code: 'no-rows', file });
    if (mode === 'bulk' && header?.isUsable && table.columns) references.setWhole(table.name);
  } catch (error) {
    if (!(error instanceof FileBroken)) throw error;
    const { code, row, at, value } = error;
    const column = at === undefined ? undefined : headings[at];
    const isPrivate = table.columns?.find(({ name }) => name === column)?.isPrivate === true;
    problems.error({ code, file, row, ...(column && { column }), ...(value && !isPrivate && { value }) }, { breaks: table.isUsed });
  }
  return Math.max(0, number - 1);
}
