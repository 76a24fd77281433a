import { limits } from '@alba/domain/limits';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure/index.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/empty-state.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useMovePreviewQuery } from './api.ts';
import { MoveTable } from './move-table.tsx';
import { useMove } from './use-move.ts';
import type { Selected } from './use-selected.ts';

const formId = 'move-dates';

/** Chosen assignments moved by school days: every old and new date is seen before anything changes. */
export default function MoveDialog({ selected, onClose }: { selected: Selected; onClose: () => void }) {
  const { t } = useTranslation('assigned');
  const [days, setDays] = useState('1');
  const [direction, setDirection] = useState<'later' | 'earlier'>('later');
  const count = Number(days);
  const isNumber = Number.isInteger(count) && count >= 1 && count <= limits.schoolDaysPerMove;
  const schoolDays = useDeferredValue(isNumber ? (direction === 'later' ? count : -count) : 1);
  const assignmentIds = selected.rows.map(({ assignmentId }) => assignmentId);
  const preview = useMovePreviewQuery({ body: { assignmentIds, schoolDays } }, { skip: assignmentIds.length === 0 });
  const rows = preview.currentData?.assignments;
  const refused = rows?.filter(({ refusal }) => refusal !== undefined) ?? [];
  const failed = useFailureWords(preview.error);
  const { move, isMoving, problem } = useMove({
    onDone: () => {
      selected.clear();
      onClose();
    },
  });
  const leaveOut = () => {
    const ids = new Set(refused.map(({ assignmentId }) => assignmentId));
    const gone = selected.rows.filter(({ assignmentId }) => ids.has(assignmentId));
    selected.remove(gone);
    if (gone.length === selected.rows.length) onClose();
  };
  const submit = () => {
    if (!rows || !isNumber || refused.length > 0 || isMoving) return;
    void move({ rows, schoolDays });
  };
  return (
    <Dialog
      isOpen
      size="xl"
      onClose={onClose}
      title={t(($) => $.move.title)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(($) => $.move.cancel)}
          </Button>
          <Button type="submit" form={formId} isBusy={isMoving} aria-disabled={!rows || refused.length > 0 || undefined}>
            {t(($) => $.move.confirm, { count: assignmentIds.length })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="mb-5 flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          type="number"
          inputMode="numeric"
          className="a-assigned-days"
          min={1}
          max={limits.schoolDaysPerMove}
          label={t(($) => $.move.days)}
          value={days}
          onChange={(event) => setDays(event.target.value)}
          error={isNumber ? undefined : t(($) => $.move.daysWrong, { max: limits.schoolDaysPerMove })}
        />
        <Segmented
          label={t(($) => $.move.direction)}
          value={direction}
          onChange={setDirection}
          options={(['later', 'earlier'] as const).map((value) => ({ value, label: t(($) => $.move[value]) }))}
        />
        <p className="w-full text-sm text-soft">{t(($) => $.move.note)}</p>
      </form>
      {problem && (
        <Alert status="danger" isLive title={problem.title} className="mb-4">
          {problem.body}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert
          status="warning"
          isLive
          className="mb-4"
          title={t(($) => $.move.refused, { count: refused.length })}
          action={
            <Button size="sm" variant="secondary" onClick={leaveOut}>
              {t(($) => $.move.leaveOut, { count: refused.length })}
            </Button>
          }
        >
          {t(($) => $.move.refusedBody)}
        </Alert>
      )}
      {failed && !rows && (
        <ErrorPanel title={t(($) => $.move.previewFailed)} onRetry={preview.refetch} isRetrying={preview.isFetching}>
          {failed.title}. {failed.body}
        </ErrorPanel>
      )}
      {!rows && !failed && <RowsSkeleton count={3} label={t(($) => $.move.loading)} />}
      {rows && <MoveTable rows={rows} />}
    </Dialog>
  );
}
