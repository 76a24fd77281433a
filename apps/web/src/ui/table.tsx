import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import './table.css';

export type Sort<Key extends string = string> = { key: Key; direction: 'ascending' | 'descending' };

/** Only columns that can be sorted have to use the keys of the sort. */
export type Column<Row, Key extends string = string> = ColumnLook<Row> & ({ key: Key; isSortable: true } | { key: string; isSortable?: false });

type ColumnLook<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names the row. */
  isRowHeader?: boolean;
  /** Numbers stand at the end, in columns of equal digits. */
  align?: 'start' | 'middle' | 'end';
  /** Left out between 768 and 1199 px. */
  isOptional?: boolean;
  /** For a column of buttons: the header is spoken only. */
  hideHeader?: boolean;
};

export type TableProps<Row, Key extends string = string> = {
  /** Says what the table shows; spoken. */
  caption: string;
  columns: readonly Column<Row, NoInfer<Key>>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort<Key>;
  onSort?: (sort: Sort<Key>) => void;
  /** Below 768 px each row becomes a card with labelled lines. */
  isStacked?: boolean;
};

/** A real table. Too wide for the screen, it scrolls in its own labelled region that the keyboard can reach. */
export function Table<Row, Key extends string = string>({ caption, columns, rows, rowKey, sort, onSort, isStacked = false }: TableProps<Row, Key>) {
  const region = useRef<HTMLElement>(null);
  const isWide = useOverflow(region);
  const table = (
    <table className={cx('a-table', isStacked && 'a-table--stacked')}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <BodyCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <section className="a-tablewrap" ref={region} {...(isWide && { tabIndex: 0, 'aria-label': caption })}>
      {table}
    </section>
  );
}

type HeadProps<Row, Key extends string> = { column: Column<Row, Key>; sort?: Sort<Key>; onSort?: (sort: Sort<Key>) => void };

function HeadCell<Row, Key extends string>({ column, sort, onSort }: HeadProps<Row, Key>) {
  const isSorted = sort?.key === column.key;
  const Arrow = !isSorted ? ArrowUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown;
  const next = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={classOf(column)} aria-sort={isSorted ? sort.direction : undefined}>
      {column.isSortable && onSort ? (
        <button type="button" className="a-sort" onClick={() => onSort({ key: column.key, direction: next })}>
          {column.header}
          <Arrow size={16} aria-hidden="true" />
        </button>
      ) : (
        <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}

function BodyCell<Row, Key extends string>({ column, row }: { column: Column<Row, Key>; row: Row }) {
  if (column.isRowHeader) {
    return (
      <th scope="row" className={classOf(column)}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td className={classOf(column)} data-label={column.hideHeader ? undefined : column.header}>
      {column.cell(row)}
    </td>
  );
}

const classOf = <Row,>({ align, isOptional }: ColumnLook<Row>) =>
  cx(align === 'end' && 'is-end', align === 'middle' && 'is-middle', isOptional && 'is-optional') || undefined;

/** Whether the content is wider than its region: only then is it a stop for the keyboard. */
function useOverflow(region: React.RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const node = region.current;
    if (!node || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWide(node.scrollWidth > node.clientWidth + 1));
    observer.observe(node);
    return () => observer.disconnect();
  }, [region]);
  return isWide;
}
