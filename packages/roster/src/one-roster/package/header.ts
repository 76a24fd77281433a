import type { Column } from '../format/columns.ts';
import { aliases, type Table, type Version } from '../format/tables.ts';
import type { Problems } from './problem-list.ts';

/** What stands at each place of a row; nothing where a column is not ours to read. */
export type Header = { places: (Column | undefined)[]; names: string[]; isUsable: boolean };

type Given = { table: Table; file: string; version: Version; problems: Problems };

const extra = /^metadata\.\S+$/;

/** Compares the first row with the columns of the standard, and says at which place each of them stands. */
export function readHeader(cells: readonly string[], given: Given): Header {
  const { table, file, problems } = given;
  const names = cells.map((cell) => cell.trim());
  const columns = table.columns ?? [];
  const places: (Column | undefined)[] = [];
  const seen = new Set<string>();
  let isUsable = true;
  for (const [at, name] of names.entries()) {
    const column = columnOf({ name, raw: cells[at] as string, at }, cells, given);
    if (column && seen.has(column.name)) {
      problems.error({ code: 'header-duplicate', file, row: 1, column: column.name }, { breaks: table.isUsed });
      isUsable = false;
    }
    if (column) seen.add(column.name);
    places.push(column);
  }
  for (const { name, isNeeded, isKey } of columns) {
    if (seen.has(name)) continue;
    const found = { code: 'header-missing', file, row: 1, column: name } as const;
    if (isNeeded || isKey) {
      problems.error(found, { breaks: table.isUsed });
      isUsable = false;
    } else problems.forgivable(found);
  }
  if (isUsable && table.columns) checkOrder(names, places, given);
  return { places, names, isUsable };
}

/** A name that is nearly right stands for the right one, unless that is there itself. */
function columnOf({ name, raw, at }: { name: string; raw: string; at: number }, all: readonly string[], { table, file, problems }: Given): Column | undefined {
  if (!table.columns) return undefined;
  const exact = table.columns.find((column) => column.name === raw);
  if (exact || extra.test(name)) return exact;
  const lower = name.toLowerCase();
  const plain = lower.replaceAll(/[\s_-]/g, '');
  const meant = table.columns.find((column) => column.name.toLowerCase() === plain)?.name ?? aliasOf(table.name, plain) ?? aliasOf('*', plain);
  const column = all.includes(meant ?? '') ? undefined : table.columns.find((one) => one.name === meant);
  problems.forgivable({ code: 'header-unknown', file, row: 1, column: name || letterOf(at), value: raw, ...(column && { expected: column.name }) });
  return column;
}

const aliasOf = (file: string, name: string): string | undefined => Object.entries(aliases[file] ?? {}).find(([alias]) => alias === name)?.[1];

/** The standard's columns come first and in its order, then those of the district. Only 1.2 insists on it. */
function checkOrder(names: readonly string[], places: readonly (Column | undefined)[], { table, file, version, problems }: Given): void {
  const order = (table.columns ?? []).filter((column) => places.includes(column));
  const at = order.findIndex((column, index) => places[index] !== column);
  if (at === -1) return;
  const found = { code: 'header-order', file, row: 1, column: names[at] ?? '', expected: order[at]?.name ?? '' } as const;
  if (version === '1.2') problems.forgivable(found);
  else problems.warning(found);
}

/** What a spreadsheet calls the place: a column without a heading has no other name. */
const letterOf = (at: number): string => (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
