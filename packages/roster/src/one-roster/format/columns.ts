/** What a cell holds. `ids` and `texts` are lists: one quoted cell, comma separated. */
export type CellKind = 'id' | 'ids' | 'status' | 'date' | 'datetime' | 'boolean' | 'choice' | 'year' | 'grades' | 'user-ids' | 'email' | 'text' | 'texts';

export type Column = {
  name: string;
  kind: CellKind;
  /** The standard wants a value in every row. */
  isRequired: boolean;
  /** Without a value we cannot take the row, whatever is forgiven. */
  isNeeded: boolean;
  /** Says which record it is; needed also where the row only says that the record has ended. */
  isKey?: boolean;
  /** The file whose `sourcedId` it names. */
  refersTo?: string;
  choices?: readonly string[];
  /** Districts may add words of their own after `ext:`. */
  isOpen?: boolean;
  /** Words of the other version or of another file, whose meaning is clear. */
  tolerated?: readonly string[];
  /** Nothing of it may stand in a report. */
  isPrivate?: boolean;
};

type More = Partial<Omit<Column, 'name' | 'kind'>>;
const column = (name: string, kind: CellKind, more: More = {}): Column => ({ isRequired: false, isNeeded: false, name, kind, ...more });

export const optional = (name: string, kind: CellKind, more?: More): Column => column(name, kind, more);
/** Required by the standard; we can do without. */
export const required = (name: string, kind: CellKind, more?: More): Column => column(name, kind, { isRequired: true, ...more });
/** Required, and we cannot do without. */
export const needed = (name: string, kind: CellKind, more?: More): Column => column(name, kind, { isRequired: true, isNeeded: true, ...more });
export const key = (name: string, kind: CellKind, more?: More): Column => needed(name, kind, { isKey: true, ...more });
export const hidden = (name: string, kind: CellKind = 'text'): Column => column(name, kind, { isPrivate: true });

/** What every file begins with. */
export const leading = (id: Column = key('sourcedId', 'id')): Column[] => [id, optional('status', 'status'), optional('dateLastModified', 'datetime')];
