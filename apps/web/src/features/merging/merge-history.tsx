import type { RefusalOf } from '@alba/contract/endpoint';
import { type Merge, undoMerge } from '@alba/contract/merging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useFailureWords, useWordsOfFailure } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.ts';
import { useListMergesQuery, useUndoMergeMutation } from './api.ts';

type Refusal = RefusalOf<typeof undoMerge>;
const refusedWords: Record<Refusal, Refusal> = { merge_not_found: 'merge_not_found', merge_not_latest: 'merge_not_latest', undo_expired: 'undo_expired' };

/** What was merged in the last 30 days, with the way back. */
export function MergeHistory() {
  const { t } = useTranslation('merging');
  const { data, error, isFetching, refetch } = useListMergesQuery({});
  const failed = useFailureWords(error);
  const [undoing, setUndoing] = useState<Merge>();
  return (
    <section aria-labelledby="merges">
      <h2 id="merges" tabIndex={-1} className="mb-3">
        {t(($) => $.history.title)}
      </h2>
      {!data && failed && (
        <ErrorPanel level={3} title={failed.title} onRetry={refetch} isRetrying={isFetching}>
          {failed.body}
        </ErrorPanel>
      )}
      {!data && !failed && <RowsSkeleton label={t(($) => $.loading)} />}
      {data?.merges.length === 0 && <p className="text-soft">{t(($) => $.history.none)}</p>}
      {data && data.merges.length > 0 && <MergeTable merges={data.merges} onUndo={setUndoing} />}
      {undoing && <UndoDialog merge={undoing} onClose={() => setUndoing(undefined)} />}
    </section>
  );
}

function MergeTable({ merges, onUndo }: { merges: readonly Merge[]; onUndo: (merge: Merge) => void }) {
  const { t } = useTranslation('merging');
  const format = useFormat();
  const zone = useAppSelector(({ auth }) => viewerOf(auth)?.timeZone);
  return (
    <Table
      caption={t(($) => $.history.caption)}
      isStacked
      rows={merges}
      rowKey={({ mergeId }) => mergeId}
      columns={[
        {
          key: 'what',
          header: t(($) => $.history.what),
          isRowHeader: true,
          cell: ({ keptName, keptUsername, mergedName, mergedUsername }) =>
            t(($) => $.history.into, { kept: keptName, keptUsername, merged: mergedName, mergedUsername }),
        },
        {
          key: 'when',
          header: t(($) => $.history.when),
          cell: ({ mergedAt, undoUntil, isUndone }) => (
            <>
              {format.dateTime(mergedAt, zone)}
              <span className="block text-sm text-soft">
                {isUndone ? t(($) => $.history.undone) : t(($) => $.history.undoUntil, { date: format.date(undoUntil, 'medium', zone) })}
              </span>
            </>
          ),
        },
        {
          key: 'undo',
          header: t(($) => $.history.undo),
          hideHeader: true,
          align: 'end',
          cell: (merge) =>
            !merge.isUndone && (
              <Button variant="secondary" size="sm" aria-label={t(($) => $.history.undoOf, { name: merge.mergedName })} onClick={() => onUndo(merge)}>
                {t(($) => $.history.undo)}
              </Button>
            ),
        },
      ]}
    />
  );
}

function UndoDialog({ merge: { mergeId, mergedUsername, keptName }, onClose }: { merge: Merge; onClose: () => void }) {
  const { t } = useTranslation('merging');
  const wordsOf = useWordsOfFailure();
  const [undo, { isLoading, error }] = useUndoMergeMutation();
  const [idempotencyKey] = useState(randomId);
  const own = error && ownWordOf(undoMerge, error, refusedWords);
  const why = own ? t(($) => $.history.refused[own]) : error && wordsOf(error).body;
  const confirm = async () => {
    const { data } = await undo({ params: { mergeId }, idempotencyKey });
    if (!data) return;
    const body = data.stayed > 0 ? t(($) => $.history.stayed, { count: data.stayed, name: keptName }) : undefined;
    showToast({ status: 'success', title: t(($) => $.history.undoDone), body });
    onClose();
    // the button that asked is gone
    document.getElementById('merges')?.focus();
  };
  return (
    <ConfirmDialog
      isOpen
      isBusy={isLoading}
      title={t(($) => $.history.undoTitle)}
      confirmLabel={t(($) => $.history.undo)}
      error={why && `${t(($) => $.history.failed)}. ${why}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(($) => $.history.undoBody, { username: mergedUsername })}
    </ConfirmDialog>
  );
}
