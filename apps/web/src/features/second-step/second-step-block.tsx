import type { SecondStepState } from '@alba/contract/second-step';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { RowsSkeleton } from '../../ui/skeleton.tsx';
import { useLoadSecondStepQuery } from './api.ts';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';

/** The optional second step after the password, for teachers and administrators. */
export function SecondStepBlock() {
  const { t } = useTranslation('second-step');
  const { data, error, refetch, isFetching } = useLoadSecondStepQuery({});
  if (data) return <State state={data} />;
  if (error) return <FailurePanel level={3} error={error} title={t(($) => $.loadFailed)} onRetry={refetch} isRetrying={isFetching} />;
  return <RowsSkeleton label={t(($) => $.loading)} count={1} />;
}

/** So few left that it is time for new ones. */
const fewCodes = 3;

function State({ state }: { state: SecondStepState }) {
  const { t } = useTranslation('second-step');
  const [open, setOpen] = useState<'set-up' | 'turn-off' | 'codes'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {!state.hasPassword && <p>{t(($) => $.noPassword)}</p>}
      {state.hasPassword && !state.isOn && (
        <>
          <p>{t(($) => $.off)}</p>
          <Button variant="secondary" className="justify-self-start" onClick={() => setOpen('set-up')}>
            {t(($) => $.turnOn)}
          </Button>
        </>
      )}
      {state.isOn && <On state={state} onCodes={() => setOpen('codes')} onTurnOff={() => setOpen('turn-off')} />}
      {open === 'set-up' && <SetUpDialog onClose={close} />}
      {open === 'codes' && <NewCodesDialog onClose={close} />}
      {open === 'turn-off' && <TurnOffDialog onClose={close} />}
    </>
  );
}

function On({ state, onCodes, onTurnOff }: { state: SecondStepState; onCodes: () => void; onTurnOff: () => void }) {
  const { t } = useTranslation('second-step');
  const { date } = useFormat();
  const zone = useAppSelector(({ auth }) => viewerOf(auth)?.timeZone);
  const { since, recoveryCodesLeft } = state;
  const left = t(($) => $.codesLeft, { count: recoveryCodesLeft });
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <ShieldCheck size={22} aria-hidden="true" className="shrink-0 text-success" />
        {since === undefined ? t(($) => $.on) : t(($) => $.onSince, { date: date(new Date(since), 'long', zone) })}
      </p>
      {recoveryCodesLeft <= fewCodes ? <Alert status="warning" title={left} /> : <p className="text-soft">{left}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onCodes}>
          {t(($) => $.newCodes.open)}
        </Button>
        <Button variant="danger-ghost" onClick={onTurnOff}>
          {t(($) => $.turnOff.open)}
        </Button>
      </div>
    </>
  );
}
