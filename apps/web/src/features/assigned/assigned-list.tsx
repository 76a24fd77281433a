import type { AssignmentRow } from '@alba/contract/assignments';
import { limits } from '@alba/domain/limits';
import { type FocusEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { SelectionTray } from '../../ui/selection-tray.tsx';
import type { AssignedPage } from './api.ts';
import { type AssignedFilter, cleared } from './assigned-filter.ts';
import { AssignedTable, type RowActs } from './assigned-table.tsx';
import { FilterNotes } from './filter-notes.tsx';
import type { Opened } from './opened.ts';
import { Toolbar } from './toolbar.tsx';
import type { useAssigned } from './use-assigned.ts';
import { type Selected, useSelected } from './use-selected.ts';

const MoveDialog = lazy(() => import('./move-dialog.tsx'));
const headingId = 'assigned-list';

export type AssignedListProps = RowActs & {
  filter: AssignedFilter;
  change: (wish: Partial<AssignedFilter>) => void;
  assigned: ReturnType<typeof useAssigned>;
  first: AssignedPage;
  onOpen: (opened: Opened) => void;
};

/** The filters, the lines that pass them, and what can be done with several at once. */
export function AssignedList({ filter, change, assigned, first, onOpen, ...acts }: AssignedListProps) {
  const { t } = useTranslation('assigned');
  const { rows, fetchNextPage, isFetchingNextPage } = assigned;
  const selected = useSelected();
  const [isMoving, setMoving] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  // the rows of the table are what grows
  const listRef = useRef({
    get current() {
      return region.current?.querySelector('tbody') ?? null;
    },
  });
  const noteFocus = useRowFocus(rows);
  return (
    <>
      <Toolbar filter={filter} first={first} onChange={change} />
      <FilterNotes filter={filter} onChange={change} fallbackFocusId={headingId} />
      <div className="mt-6 mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2 id={headingId} tabIndex={-1} className="text-lg" aria-live="polite">
          {t(($) => $.count, { count: first.total })}
        </h2>
        {rows.length > 1 && <SelectAll rows={rows} selected={selected} />}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          level={3}
          picture="search"
          title={t(($) => $.none.title)}
          action={<Button onClick={() => change(cleared)}>{t(($) => $.none.clear)}</Button>}
        >
          {t(($) => $.none.body)}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: only notes where focus is; nothing here is operated
        <div ref={region} onFocus={noteFocus}>
          <AssignedTable
            {...acts}
            rows={rows}
            today={first.today}
            order={filter.order ?? 'soonest'}
            onOrder={(order) => change({ order: order === 'latest' ? order : undefined })}
            selected={selected}
            onOpen={onOpen}
          />
        </div>
      )}
      {first.hasMore && (
        <LoadMore shown={rows.length} total={first.total} onMore={() => void fetchNextPage()} isBusy={isFetchingNextPage} listRef={listRef.current} />
      )}
      <SelectionTray
        label={t(($) => $.select.count, { count: selected.rows.length })}
        count={selected.rows.length}
        thumbs={selected.rows.map(({ assignmentId, cover }) => ({ id: assignmentId, src: mediaUrl(cover.media) }))}
        onClear={selected.clear}
        fallbackFocusId={headingId}
      >
        <Button variant="secondary" onClick={() => setMoving(true)}>
          {t(($) => $.move.open)}
        </Button>
      </SelectionTray>
      {isMoving && (
        <Suspense>
          <MoveDialog selected={selected} onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Where the line with focus went (it was deleted, or passes the filter no longer), the heading takes it. Returns what notes the focus. */
function useRowFocus(rows: readonly AssignmentRow[]): (event: FocusEvent) => void {
  const last = useRef<Element>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks whenever the lines change
  useEffect(() => {
    if (last.current?.isConnected === false) focusIfLost(document.getElementById(headingId));
  }, [rows]);
  return ({ target }) => {
    last.current = target;
  };
}

/** Chooses everything that is shown, as far as one move takes it. */
function SelectAll({ rows, selected }: { rows: readonly AssignmentRow[]; selected: Selected }) {
  const { t } = useTranslation('assigned');
  const some = rows.slice(0, limits.assignmentsPerMove);
  const isAll = some.every(selected.has);
  return (
    <Checkbox
      label={t(($) => $.select.all, { count: some.length })}
      checked={isAll}
      isMixed={!isAll && some.some(selected.has)}
      onChange={() => (isAll ? selected.remove(some) : selected.add(some))}
    />
  );
}
