import type { RefusalOf } from '@alba/contract/endpoint';
import { applyRosterRun, type undoRosterRun } from '@alba/contract/rostering';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { type LoadedRun, useApplyRosterRunMutation, useCancelRosterRunMutation, useLoadRosterRunQuery, useUndoRosterRunMutation } from './api.ts';

type Act = 'apply' | 'cancel' | 'undo';
const cancellable: readonly LoadedRun['state'][] = ['queued', 'reading', 'comparing', 'ready', 'held'];

/** What can be done with the run as it stands: apply, discard, undo. */
export function RunActs({ run }: { run: LoadedRun }) {
  const { t } = useTranslation('rostering');
  const [asking, setAsking] = useState<'cancel' | 'undo'>();
  const { act, busy } = useAct(run);
  const mayApply = run.state === 'ready' || (run.state === 'held' && !run.appliedAt);
  const confirm = async (what: Act) => {
    await act(what);
    setAsking(undefined);
  };
  return (
    <div className="flex flex-wrap items-center gap-3 empty:hidden">
      {mayApply && (
        <Button icon={Check} isBusy={busy === 'apply'} onClick={() => act('apply')}>
          {t(($) => $.run.apply)}
        </Button>
      )}
      {cancellable.includes(run.state) && (
        <Button variant="secondary" onClick={() => setAsking('cancel')}>
          {t(($) => $.run.cancel)}
        </Button>
      )}
      {run.state === 'done' && run.undoUntil && (
        <Button variant="secondary" icon={Undo2} onClick={() => setAsking('undo')}>
          {t(($) => $.run.undo)}
        </Button>
      )}
      {mayApply && run.state === 'held' && <p className="text-sm text-soft">{t(($) => $.run.applyHeldHint)}</p>}
      <ConfirmDialog
        isOpen={asking === 'cancel'}
        isBusy={busy === 'cancel'}
        title={t(($) => $.run.cancelTitle)}
        confirmLabel={t(($) => $.run.cancel)}
        onConfirm={() => confirm('cancel')}
        onClose={() => setAsking(undefined)}
      >
        {t(($) => $.run.cancelBody)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'undo'}
        isDestructive
        isBusy={busy === 'undo'}
        title={t(($) => $.run.undoTitle)}
        confirmLabel={t(($) => $.run.undoConfirm)}
        onConfirm={() => confirm('undo')}
        onClose={() => setAsking(undefined)}
      >
        <p>{t(($) => $.run.undoBody)}</p>
        <p className="mt-3 text-soft">{t(($) => $.run.undoPauses)}</p>
      </ConfirmDialog>
    </div>
  );
}

type Refused = 'gone' | 'elsewhere' | 'undoExpired' | 'undoLater';
const refusedWords: Record<RefusalOf<typeof applyRosterRun>, Refused> = {
  roster_run_not_found: 'gone',
  roster_run_elsewhere: 'elsewhere',
  undo_expired: 'undoExpired',
};
/** An undo is refused where a later run has to go first. */
const undoWords: Record<RefusalOf<typeof undoRosterRun>, Refused> = { ...refusedWords, roster_run_elsewhere: 'undoLater' };

/** One act at a time; sent again after a failure it keeps its key, so that it counts once. */
function useAct({ runId, state }: LoadedRun) {
  const { t } = useTranslation('rostering');
  const wordsOf = useWordsOfFailure();
  const [apply] = useApplyRosterRunMutation();
  const [cancel] = useCancelRosterRunMutation();
  const [undo] = useUndoRosterRunMutation();
  const { refetch } = useLoadRosterRunQuery({ params: { runId } });
  const [key] = useState(randomId);
  const [busy, setBusy] = useState<Act>();
  const calls = { apply, cancel, undo };
  const done: Record<Act, string> = {
    apply: t(($) => $.run.applied),
    cancel: t(($) => $.run.cancelled_done),
    undo: t(($) => $.run.undoStarted),
  };

  const act = async (what: Act) => {
    setBusy(what);
    const { error } = await calls[what]({ params: { runId }, idempotencyKey: `${key}-${what}-${state}` });
    setBusy(undefined);
    if (!error) return showToast({ status: 'success', title: done[what] });
    const own = ownWordOf(applyRosterRun, error, what === 'undo' ? undoWords : refusedWords);
    showToast({ status: 'danger', title: t(($) => $.run.actFailed), body: own ? t(($) => $.run[own]) : wordsOf(error).body });
    if (own) void refetch();
  };
  return { act, busy };
}
