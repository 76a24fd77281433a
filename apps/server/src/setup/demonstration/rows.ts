import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

export type TableName = keyof DB;
/** A row to write; what is left out gets the column's default, so all rows of a table name the same columns. */
export type Row<Table extends TableName> = Partial<Selectable<DB[Table]>>;

/** Rows of many tables, gathered before anything is written. */
export class Sheet {
  readonly #tables = new Map<TableName, object[]>();

  add<Table extends TableName>(table: Table, ...rows: Row<Table>[]): void {
    const known = this.#tables.get(table) ?? [];
    known.push(...rows);
    this.#tables.set(table, known);
  }

  tables(): [TableName, object[]][] {
    return [...this.#tables];
  }
}

/** Tables whose ids are known before their rows are written. */
export const reserved = {
  institution: 'institution_id',
  subscription: 'subscription_id',
  person: 'person_id',
  class: 'class_id',
  subgroup: 'subgroup_id',
  enrollment: 'enrollment_id',
  assignment: 'assignment_id',
  attempt: 'attempt_id',
} as const;
export type Ids = Record<keyof typeof reserved, () => number>;
