import type { RosterProblemCode } from '../../model/index.ts';
import type { Column } from '../format/columns.ts';
import type { Table, Version } from '../format/tables.ts';
import { type Gravity, readCell, splitList, type Tell } from './cells.ts';
import type { Header } from './header.ts';
import type { Problems } from './problem-list.ts';
import type { References } from './references.ts';

/** A row as it was meant, cells in the standard's writing; a blank or unusable one is ''. */
export type Row = {
  number: number;
  id: string;
  /** The row says that the record is no more. */
  isEnded: boolean;
  /** It lacks something without which it cannot be taken. */
  isLost: boolean;
  /** It names a record without which it means nothing, and which is not there. */
  dangles: boolean;
  /** A row before it has the same id, and stands. */
  isRepeat: boolean;
  get: (column: string) => string;
  tell: (gravity: Gravity, code: RosterProblemCode, column: string, expected?: string) => void;
};

type Given = { table: Table; file: string; version: Version; isDelta: boolean; header: Header; problems: Problems; references: References };
type Later = { row: number; column: string; value: string };

/** Reads the rows of one file after its header. */
export class RowReader {
  readonly #given: Given;
  /** References into the same file, which may stand before what they name. */
  readonly #later: Later[] = [];

  constructor(given: Given) {
    this.#given = given;
  }

  read(cells: readonly string[], number: number): Row | undefined {
    const { header } = this.#given;
    if (cells.every((cell) => cell.trim() === '')) {
      this.#forgivable('row-length', number, undefined, '', String(header.places.length));
      return undefined;
    }
    const values: Record<string, string> = {};
    const row: Row = {
      ...{ number, id: '', isEnded: false, dangles: false, isRepeat: false, isLost: this.#lengthIsWrong(cells, number) },
      get: (name) => values[name] ?? '',
      tell: (gravity, code, column, expected) => this.#tell(row, gravity, code, this.#columnOf(column), cells, expected),
    };
    this.#readCells(cells, values, row);
    this.#readStatus(values, row, cells);
    this.#checkRequired(cells, values, row);
    this.#checkId(values, row, cells);
    if (!row.isEnded) this.#checkReferences(values, row, cells);
    return row;
  }

  /** Looks up the references that had to wait. */
  finish(): void {
    const { table, file, problems, references } = this.#given;
    for (const { row, column, value } of this.#later) {
      if (!references.has(table.name, value)) problems.forgivable({ code: 'dangling-reference', file, row, column, value, expected: file });
    }
    this.#later.length = 0;
  }

  /** Missing cells at the end are blank ones; filled cells beyond the header belong nowhere, and then all may stand elsewhere too. */
  #lengthIsWrong(cells: readonly string[], number: number): boolean {
    const { header, file, problems } = this.#given;
    const { length } = header.places;
    if (cells.length === length) return false;
    const isLost = cells.slice(length).some((cell) => cell.trim() !== '');
    const found = { code: 'row-length', file, row: number, value: String(cells.length), expected: String(length) } as const;
    if (isLost) problems.error(found);
    else problems.forgivable(found);
    return isLost;
  }

  #readCells(cells: readonly string[], values: Record<string, string>, row: Row): void {
    const { header, version, isDelta } = this.#given;
    let column: Column | undefined;
    const tell: Tell = (gravity, code, expected) => this.#tell(row, gravity, code, column, cells, expected);
    for (let at = 0; at < header.places.length; at += 1) {
      const raw = cells[at];
      column = header.places[at];
      if (!column || raw === undefined || raw === '' || raw.trim() === '') continue;
      // whatever stands there in a whole package is told below
      values[column.name] = column.kind === 'datetime' && !isDelta ? raw : readCell(column, raw, version, tell);
    }
    row.id = values.sourcedId ?? '';
  }

  #readStatus(values: Record<string, string>, row: Row, cells: readonly string[]): void {
    const { status = '' } = values;
    const word = status.toLowerCase();
    row.isEnded = word === 'tobedeleted' || word === 'inactive';
    const tell = (gravity: Gravity, code: RosterProblemCode, column: string, expected?: string) => row.tell(gravity, code, column, expected);
    if (!this.#given.isDelta) {
      if (status !== '') tell('forgivable', 'not-blank-in-bulk', 'status');
      if (values.dateLastModified) tell('forgivable', 'not-blank-in-bulk', 'dateLastModified');
      return;
    }
    if (status === '') tell('forgivable', 'status-required', 'status', 'active, tobedeleted');
    else if (!row.isEnded && word !== 'active') tell('error', 'bad-choice', 'status', 'active, tobedeleted');
    else if (status !== word || word === 'inactive') tell('forgivable', 'bad-choice', 'status', 'active, tobedeleted');
    if (this.#isBlank(cells, 'dateLastModified')) tell('forgivable', 'status-required', 'dateLastModified', 'YYYY-MM-DDTHH:MM:SS.sssZ');
  }

  #checkRequired(cells: readonly string[], values: Record<string, string>, row: Row): void {
    for (const column of this.#given.header.places) {
      if (!column?.isRequired || values[column.name]) continue;
      if (!this.#isBlank(cells, column.name)) {
        // what stood there was told already, and nothing of it is usable
        if (column.isNeeded && !(row.isEnded && !column.isKey)) row.isLost = true;
        continue;
      }
      const isGrave = column.isKey || (column.isNeeded && !row.isEnded);
      this.#tell(row, isGrave ? 'error' : 'forgivable', 'required', column, cells);
    }
  }

  #checkId({ sourcedId }: Record<string, string>, row: Row, cells: readonly string[]): void {
    const { table, references } = this.#given;
    if (!sourcedId) return;
    const before = references.add(table.name, sourcedId, row.number);
    if (before === undefined) return;
    const column = this.#columnOf('sourcedId');
    row.isRepeat = column?.isKey === true;
    this.#tell(row, row.isRepeat ? 'error' : 'forgivable', 'duplicate-id', column, cells, String(before));
  }

  #checkReferences(values: Record<string, string>, row: Row, cells: readonly string[]): void {
    const { table, references } = this.#given;
    for (const column of this.#given.header.places) {
      const target = column?.refersTo;
      const value = column && values[column.name];
      if (!column || !target || !value) continue;
      const ids = column.kind === 'ids' ? splitList(value) : [value];
      if (target === table.name) {
        this.#later.push(...ids.map((id) => ({ row: row.number, column: column.name, value: id })));
        continue;
      }
      const found = ids.filter((id) => !references.isDangling(target, id));
      if (found.length === ids.length) continue;
      values[column.name] = found.join(',');
      const isGrave = column.isNeeded && found.length === 0;
      row.dangles ||= isGrave;
      this.#tell(row, isGrave ? 'error' : 'forgivable', 'dangling-reference', column, cells, `${target}.csv`);
    }
  }

  #isBlank(cells: readonly string[], name: string): boolean {
    const at = this.#given.header.places.findIndex((column) => column?.name === name);
    return at === -1 || (cells[at] ?? '').trim() === '';
  }

  #columnOf(name: string): Column | undefined {
    return this.#given.header.places.find((column) => column?.name === name);
  }

  #forgivable(code: RosterProblemCode, row: number, column: string | undefined, value: string, expected?: string): void {
    const { problems, file } = this.#given;
    problems.forgivable({ code, file, row, ...(column !== undefined && { column }), value, ...(expected !== undefined && { expected }) });
  }

  #tell(row: Row, gravity: Gravity, code: RosterProblemCode, column: Column | undefined, cells: readonly string[], expected?: string): void {
    const { problems, file, header } = this.#given;
    const at = column ? header.places.indexOf(column) : -1;
    const value = column?.isPrivate || at === -1 ? undefined : cells[at];
    problems[gravity]({
      ...{ code, file, row: row.number },
      ...(column && { column: header.names[at] || column.name }),
      ...(value !== undefined && value !== '' && { value }),
      ...(expected !== undefined && { expected }),
    });
    if (gravity === 'error') row.isLost = true;
  }
}
