import { type Table, tablesOf, type Version } from '../one-roster/format/tables.ts';
import { cellsOf, roleRowsOf } from './cells.ts';
import type { Collection } from './pages.ts';

export const tableOf = (version: Version, name: string): Table => {
  const table = tablesOf[version].find((one) => one.name === name);
  return table ?? { name, isUsed: false, columns: [] };
};

/** The records of one collection by id. Pages may overlap, and a school may be read again: what comes last stands. */
export class Batch {
  readonly rows = new Map<string, string[]>();
  readonly roles = new Map<string, string[][]>();
  /** Entries that are no records. */
  strangers = 0;
  readonly #table: Table;
  readonly #roles: Table | undefined;
  readonly #since: number;

  constructor(collection: Collection, { version, since }: { version: Version; since?: string }) {
    this.#table = tableOf(version, collection);
    this.#roles = collection === 'users' && version === '1.2' ? tableOf(version, 'roles') : undefined;
    this.#since = since === undefined ? Number.NaN : Date.parse(since);
  }

  take = (record: unknown): void => {
    const read = cellsOf(this.#table, record);
    if (!read) this.strangers += 1;
    else if (!this.#isOld(record)) {
      const id = read.id ?? `without an id ${this.rows.size}`;
      this.rows.set(id, read.cells);
      if (this.#roles)
        this.roles.set(
          id,
          roleRowsOf(this.#roles, record).map(({ cells }) => cells),
        );
    }
  };

  /** Changed before the last run; some servers answer all whatever is asked. */
  #isOld(record: unknown): boolean {
    const changed = Date.parse(String((record as { dateLastModified?: unknown }).dateLastModified ?? ''));
    return changed < this.#since;
  }
}
