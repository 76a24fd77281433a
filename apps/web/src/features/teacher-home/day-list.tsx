import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import './day.css';

const shownAtFirst = 6;

type DayListProps<Row> = {
  list: { items: readonly Row[]; more: number };
  rowKey: (row: Row) => string;
  renderRow: (row: Row, index: number) => ReactNode;
};

/** The first rows of a list of the day, the rest on request, and how many the list leaves out. */
export function DayList<Row>({ list: { items, more }, rowKey, renderRow }: DayListProps<Row>) {
  const { t } = useTranslation('teacher-home');
  const [isAll, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the button that was pressed is gone: focus goes to the first row it brought
    if (isAll) list.current?.children[shownAtFirst]?.querySelector<HTMLElement>('a[href], button')?.focus();
  }, [isAll]);
  const shown = isAll ? items : items.slice(0, shownAtFirst);
  return (
    <>
      <ul ref={list} className="border-b border-line">
        {shown.map((row, index) => (
          <li key={rowKey(row)} className="border-t border-line py-3">
            {renderRow(row, index)}
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <p className="a-day__flush mt-3">
          <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
            {t(($) => $.showAll, { count: items.length })}
          </Button>
        </p>
      )}
      {more > 0 && shown.length === items.length && (
        <p className="mt-3 text-sm text-soft">
          {t(($) => $.more, { count: more })} <Link to={paths.assigned()}>{t(($) => $.allAssigned)}</Link>
        </p>
      )}
    </>
  );
}
