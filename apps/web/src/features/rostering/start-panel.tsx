import type { RefusalOf } from '@alba/contract/endpoint';
import { type RosterConnection, startRosterRun } from '@alba/contract/rostering';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { useStartRosterRunMutation } from './api.ts';

const refusedWords: Record<RefusalOf<typeof startRosterRun>, 'active' | 'gone'> = { roster_run_active: 'active', roster_connection_not_found: 'gone' };

/** Starts a run of a server: first only to look, or at once after a question. */
export function StartPanel({ connection: { connectionId, lastRun } }: { connection: RosterConnection }) {
  const { t } = useTranslation('rostering');
  const navigate = useNavigate();
  const wordsOf = useWordsOfFailure();
  const [start, { isLoading, error }] = useStartRosterRunMutation();
  const [kind, setKind] = useState<'full' | 'delta'>(lastRun ? 'delta' : 'full');
  const [isAsking, setAsking] = useState(false);
  const [idempotencyKey, renewKey] = useState(randomId);
  const own = error && ownWordOf(startRosterRun, error, refusedWords);

  const begin = async (isDry: boolean) => {
    const { data } = await start({ params: { connectionId }, body: { kind, isDry }, idempotencyKey: `${idempotencyKey}-${kind}-${isDry}` });
    setAsking(false);
    if (!data) return;
    renewKey(randomId());
    void navigate(paths.rosterRun(data.runId));
  };
  return (
    <section aria-labelledby="start-run">
      <h2 id="start-run">{t(($) => $.start.heading)}</h2>
      <p className="mt-2 text-soft">{t(($) => $.start.dryHint)}</p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Select
          label={t(($) => $.start.kind)}
          value={kind}
          onChange={({ target }) => setKind(target.value as 'full' | 'delta')}
          options={(['delta', 'full'] as const).map((value) => ({ value, label: t(($) => $.start[value]) }))}
        />
        <Button isBusy={isLoading} onClick={() => begin(true)}>
          {t(($) => $.start.dry)}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t(($) => $.start.now)}
        </Button>
      </div>
      {error && (
        <Alert status="danger" isLive className="mt-4" title={t(($) => $.start.failed)}>
          <p>{own ? t(($) => $.start[own]) : wordsOf(error).body}</p>
        </Alert>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isLoading}
        title={t(($) => $.start.now)}
        confirmLabel={t(($) => $.start.now)}
        onConfirm={() => begin(false)}
        onClose={() => setAsking(false)}
      >
        {t(($) => $.start.nowHint)}
      </ConfirmDialog>
    </section>
  );
}
