import { limits } from '@alba/domain/limits';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadMore } from '../../ui/load-more.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import type { Standards } from './api.ts';
import type { Shown } from './screen.ts';
import { focusRow, Tree } from './tree.tsx';
import { type TreeRow, treeRows } from './tree-rows.ts';
import { useSaid } from './use-said.ts';
import { useGradeName } from './use-standard-words.ts';

export type LoadedStandards = { data?: Standards; error?: unknown; isFetching: boolean; refetch: () => void };
type StandardsTreeProps = Pick<Shown, 'edition' | 'choice' | 'state' | 'change'> & { loaded: LoadedStandards };

/** The standards under their headings, in batches. Why there are none is told beside. */
export function StandardsTree({ edition, choice, state, change, loaded }: StandardsTreeProps) {
  const { t } = useTranslation('standards');
  const { data, error, isFetching } = loaded;
  const isQuiet = !data || error !== undefined || isFetching || state.search !== '';
  const about = `${choice.framework.framework} ${choice.subject} ${choice.grade}`;
  useSaid(isQuiet ? undefined : t(($) => $.list.shown, { count: data.total }), { about });
  if (error && !isFetching) return null;
  if (!data) return <RowsSkeleton label={t(($) => $.list.loading)} />;
  return <LoadedTree edition={edition} choice={choice} state={state} change={change} data={data} isBusy={isFetching} />;
}

type LoadedTreeProps = Pick<Shown, 'edition' | 'choice' | 'state' | 'change'> & { data: Standards; isBusy: boolean };

function LoadedTree({ edition, choice, state, change, data, isBusy }: LoadedTreeProps) {
  const { t } = useTranslation('standards');
  const gradeName = useGradeName(edition);
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => treeRows(data, state.closed), [data, state.closed]);
  const moreAt = useNewRow(data);
  const setOpen = (ids: readonly number[], isOpen: boolean) =>
    change({ closed: isOpen ? state.closed.filter((id) => !ids.includes(id)) : [...state.closed, ...ids] });
  return (
    <>
      <Tree
        label={t(($) => $.list.title, { grade: gradeName(choice.grade) })}
        rows={rows}
        chosen={state.standard}
        treeRef={tree}
        isBusy={isBusy}
        onChoose={(standard) => change({ standard })}
        onOpen={setOpen}
      >
        {(row) => <RowWords row={row} />}
      </Tree>
      {data.total > limits.browseBatch && (
        <LoadMore
          shown={data.standards.length}
          total={data.total}
          isBusy={isBusy}
          listRef={tree}
          onMore={() => {
            moreAt.current = data.standards.length;
            change({ batches: Math.ceil(data.standards.length / limits.browseBatch) + 1 });
          }}
        />
      )}
    </>
  );
}

/** After more are asked for, focus goes to the first new standard. */
function useNewRow(data: Standards) {
  const moreAt = useRef<number>(undefined);
  useEffect(() => {
    const first = moreAt.current === undefined ? undefined : data.standards[moreAt.current];
    if (!first) return;
    moreAt.current = undefined;
    focusRow(first.standardId);
  }, [data]);
  return moreAt;
}

function RowWords({ row: { code, statement, standard } }: { row: TreeRow }) {
  const { t } = useTranslation('standards');
  if (!standard) {
    return (
      <span>
        {code && <span className="a-std__code">{code}</span>} {statement}
      </span>
    );
  }
  return (
    <>
      <span className="a-std__code" translate="no">
        {code}
      </span>{' '}
      <span className="text-sm text-soft">{t(($) => $.lessons, { count: standard.lessonCount })}</span> <span className="a-std__words">{statement}</span>
    </>
  );
}
