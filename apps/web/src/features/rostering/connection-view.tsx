import type { RosterConnection } from '@alba/contract/rostering';
import { Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { randomId } from '../../lib/api/random-id.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useChangeRosterConnectionMutation } from './api.ts';
import { ConnectionDialog } from './connection-dialog.tsx';
import { PackagePanel } from './package-panel.tsx';
import { RemoveConnection } from './remove-connection.tsx';
import { RunHistory } from './run-history.tsx';
import { useSourceWords } from './source-words.ts';
import { StartPanel } from './start-panel.tsx';
import { TryConnection } from './try-connection.tsx';
import { useZone } from './use-zone.ts';

/** One roster: what it is, how it is run, and its runs. */
export function ConnectionView({ connection, mayChange }: { connection: RosterConnection; mayChange: boolean }) {
  const { t } = useTranslation('rostering');
  const { connectionId, name, state, way } = connection;
  const isPaused = state === 'paused';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div>
        <Facts connection={connection} />
        {mayChange && connection.source !== 'GOOGLE' && <Acts connection={connection} />}
        {mayChange && way === 'server' && <TryConnection connectionId={connectionId} />}
      </div>
      {isPaused && (
        <Alert status="info" title={t(($) => $.connection.pausedTitle)}>
          <p>{t(($) => $.connection.pausedBody)}</p>
        </Alert>
      )}
      {state === 'broken' && (
        <Alert status="warning" title={t(($) => $.connection.brokenTitle)}>
          <p>{t(($) => $.connection.brokenBody)}</p>
        </Alert>
      )}
      {mayChange && !isPaused && connection.source !== 'GOOGLE' && (
        <div>{way === 'package' ? <PackagePanel connectionId={connectionId} /> : <StartPanel connection={connection} />}</div>
      )}
      <RunHistory connectionId={connectionId} name={name} />
    </div>
  );
}

function Facts({ connection }: { connection: RosterConnection }) {
  const { t } = useTranslation('rostering');
  const format = useFormat();
  const zone = useZone();
  const sourceWords = useSourceWords();
  const { settings, way, schedule, state, nextRunAt } = connection;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      <dt className="text-soft">{t(($) => $.list.source)}</dt>
      <dd>
        {sourceWords(connection)}
        {settings.server && `, ${t(($) => $.connection.version, { version: settings.server?.version })}`}
      </dd>
      {settings.server && (
        <>
          <dt className="text-soft">{t(($) => $.connection.address)}</dt>
          <dd className="wrap-anywhere" translate="no">
            {settings.server.baseUrl}
          </dd>
        </>
      )}
      <dt className="text-soft">{t(($) => $.list.schedule)}</dt>
      <dd>
        {t(($) => $.schedule[schedule])}
        {nextRunAt && state !== 'paused' && `. ${t(($) => $.list.next, { when: format.dateTime(nextRunAt, zone) })}`}
        {way === 'package' && `. ${t(($) => $.connection.reading[settings.reading])}`}
      </dd>
      {settings.schoolIds && (
        <>
          <dt className="text-soft">{t(($) => $.choice.schools)}</dt>
          <dd>{t(($) => $.choice.chosen, { count: settings.schoolIds.length })}</dd>
        </>
      )}
      <dt className="text-soft">{t(($) => $.list.state)}</dt>
      <dd>{t(($) => $.connectionState[state])}</dd>
    </dl>
  );
}

/** Change, pause, remove. */
function Acts({ connection }: { connection: RosterConnection }) {
  const { t } = useTranslation('rostering');
  const navigate = useNavigate();
  const wordsOf = useWordsOfFailure();
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const [change, { isLoading }] = useChangeRosterConnectionMutation();
  const { connectionId, name, state } = connection;
  const isPaused = state === 'paused';
  const close = () => setOpen(undefined);
  const togglePause = async () => {
    const { error } = await change({ params: { connectionId }, body: { isPaused: !isPaused }, idempotencyKey: randomId() });
    if (error) showToast({ status: 'danger', title: t(($) => $.connection.changeFailed), body: wordsOf(error).body });
    else showToast({ status: 'success', title: isPaused ? t(($) => $.connection.resumed, { name }) : t(($) => $.connection.paused, { name }) });
  };
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button variant="secondary" icon={Pencil} onClick={() => setOpen('edit')}>
        {t(($) => $.connection.edit)}
      </Button>
      <Button variant="secondary" icon={isPaused ? Play : Pause} isBusy={isLoading} onClick={togglePause}>
        {isPaused ? t(($) => $.connection.resume) : t(($) => $.connection.pause)}
      </Button>
      <Button variant="danger-ghost" icon={Trash2} onClick={() => setOpen('remove')}>
        {t(($) => $.connection.remove)}
      </Button>
      {open === 'edit' && (
        <ConnectionDialog
          editing={connection}
          onClose={close}
          onSaved={(saved) => {
            showToast({ status: 'success', title: t(($) => $.form.saved, { name: saved.name }) });
            close();
          }}
        />
      )}
      {open === 'remove' && <RemoveConnection connection={connection} onClose={close} onRemoved={() => void navigate(paths.rosters())} />}
    </div>
  );
}
