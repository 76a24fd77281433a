import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Alert, type AlertStatus } from '../../ui/alert.tsx';
import type { LoadedRun } from './api.ts';
import { ProgressBar } from './progress-bar.tsx';
import { RunActs } from './run-acts.tsx';
import { hasChanges } from './run-counts.ts';
import { useStartedBy } from './run-history.tsx';
import { isBusy, RunState } from './run-state.tsx';
import { useZone } from './use-zone.ts';

const looks: Partial<Record<LoadedRun['state'], AlertStatus>> = {
  ready: 'info',
  held: 'warning',
  done: 'success',
  failed: 'danger',
  cancelled: 'info',
  undone: 'info',
};

/** How the run stands, in words that a screen reader hears when they change, and what can be done now. */
export function RunStatus({ run, mayChange }: { run: LoadedRun; mayChange: boolean }) {
  const { t } = useTranslation('rostering');
  const by = useStartedBy();
  const look = run.failure && run.state === 'done' ? 'warning' : looks[run.state];
  return (
    <section aria-label={t(($) => $.list.state)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-soft">
        {by(run)}. {t(($) => $.run.kind[run.kind])}.
      </p>
      <div role="status" className="text-lg font-semibold">
        <RunState run={run} />
      </div>
      {isBusy(run) && <Progress run={run} />}
      {look && (
        <Alert status={look}>
          <Told run={run} />
        </Alert>
      )}
      {run.undo && <Buckets undo={run.undo} />}
      {mayChange && <RunActs run={run} />}
    </section>
  );
}

/** The stage stands above; this is how far it is. */
function Progress({ run: { state, progress } }: { run: LoadedRun }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const percent = progress.total > 0 ? (progress.done / progress.total) * 100 : 0;
  return (
    <div className="grid max-w-120 gap-2">
      <ProgressBar percent={percent} label={t(($) => $.run.state[state])} />
      <p className="text-sm text-soft">
        {progress.total > 0 && `${t(($) => $.run.progress, { percent: format.percent(Math.floor(percent)) })}. `}
        {t(($) => $.run.leave)}
      </p>
    </div>
  );
}

/** What the state means, and what comes next. */
function Told({ run }: { run: LoadedRun }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const zone = useZone();
  const when = (at: string | undefined) => format.dateTime(at ?? run.requestedAt, zone);
  const waiting = run.holds.filter(({ state }) => state === 'waiting').length;
  switch (run.state) {
    case 'ready':
      return <p>{t(($) => $.run.ready)}</p>;
    case 'held':
      return (
        <p>
          {t(($) => $.run.held, { count: waiting })} {run.appliedAt && t(($) => $.run.heldRest)}
        </p>
      );
    case 'done':
      return (
        <>
          {run.failure && <p>{t(($) => $.run.failure[run.failure ?? 'unexpected'])}</p>}
          <p>
            {hasChanges(run.changes) ? t(($) => $.run.done, { when: when(run.appliedAt ?? run.finishedAt) }) : t(($) => $.run.doneNothing)}{' '}
            {run.undoUntil && t(($) => $.run.undoUntil, { date: format.date(run.undoUntil, 'long', zone) })}
          </p>
        </>
      );
    case 'failed':
      return <p>{t(($) => $.run.failure[run.failure ?? 'unexpected'])}</p>;
    case 'cancelled':
      return <p>{t(($) => $.run.cancelled)}</p>;
    case 'undone':
      return <p>{t(($) => $.run.undone, { when: when(run.finishedAt) })}</p>;
    default:
      return null;
  }
}

/** What became of an undo, in its three buckets. */
function Buckets({ undo }: { undo: NonNullable<LoadedRun['undo']> }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  return (
    <div>
      <h2 className="text-lg">{t(($) => $.run.buckets.heading)}</h2>
      <ul className="mt-2 grid gap-1">
        {(['reversed', 'kept', 'failed'] as const).map((bucket) => (
          <li key={bucket}>
            <b className="[font-variant-numeric:tabular-nums]">{format.number(undo[bucket])}</b> {t(($) => $.run.buckets[bucket])}
          </li>
        ))}
      </ul>
    </div>
  );
}
