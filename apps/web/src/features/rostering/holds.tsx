import type { RefusalOf } from '@alba/contract/endpoint';
import { decideRosterHold, type RosterHold } from '@alba/contract/rostering';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../lib/api/random-id.ts';
import { ownWordOf } from '../../lib/api/refusal-of.ts';
import { useWordsOfFailure } from '../../lib/failure/index.ts';
import { useFormat } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { type LoadedRun, useDecideRosterHoldMutation } from './api.ts';

const refusedWords: Record<RefusalOf<typeof decideRosterHold>, 'gone' | 'elsewhere'> = { roster_run_not_found: 'gone', roster_run_elsewhere: 'elsewhere' };

/** Where too much would end at once, each with its own decision. */
export function Holds({ run, mayChange }: { run: LoadedRun; mayChange: boolean }) {
  const { t } = useTranslation('rostering');
  const isWaiting = run.holds.some(({ state }) => state === 'waiting');
  const isOpen = run.state === 'held' || run.state === 'ready';
  return (
    <section aria-labelledby="holds">
      <h2 id="holds" tabIndex={-1}>
        {isWaiting && isOpen ? t(($) => $.holds.heading) : t(($) => $.holds.decided)}
      </h2>
      {isWaiting && isOpen && <p className="mt-2 text-soft">{t(($) => $.holds.why)}</p>}
      <ul className="mt-3">
        {run.holds.map((hold) => (
          <li key={hold.holdId} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
            <HoldWords hold={hold} />
            {mayChange && isOpen && hold.state === 'waiting' ? <Decision runId={run.runId} hold={hold} /> : <Decided hold={hold} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HoldWords({ hold: { kind, ending, active, name, schoolName } }: { hold: RosterHold }) {
  const { t } = useTranslation('rostering');
  const { number } = useFormat();
  const counts = { ending: number(ending), active: number(active), name };
  return <p className="max-w-120">{kind === 'school' ? t(($) => $.holds.school, counts) : t(($) => $.holds.class, { ...counts, schoolName })}</p>;
}

function Decided({ hold: { state } }: { hold: RosterHold }) {
  const { t } = useTranslation('rostering');
  return state === 'waiting' ? null : <p className="text-soft">{t(($) => $.holds[state])}</p>;
}

function Decision({ runId, hold: { holdId, name } }: { runId: number; hold: RosterHold }) {
  const { t } = useTranslation('rostering');
  const wordsOf = useWordsOfFailure();
  const [decide, { isLoading }] = useDecideRosterHoldMutation();
  const [given, setGiven] = useState<'confirmed' | 'refused'>();
  const take = async (decision: 'confirmed' | 'refused') => {
    setGiven(decision);
    const { error } = await decide({ params: { runId, holdId }, body: { decision }, idempotencyKey: randomId() });
    if (!error) {
      showToast({ status: 'success', title: t(($) => $.holds.saved[decision], { name }) });
      // the buttons are gone with the decision
      document.getElementById('holds')?.focus();
      return;
    }
    const own = ownWordOf(decideRosterHold, error, refusedWords);
    showToast({ status: 'danger', title: t(($) => $.holds.failed), body: own ? t(($) => $.run[own]) : wordsOf(error).body });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        isBusy={isLoading && given === 'refused'}
        aria-label={t(($) => $.holds.refuseOf, { name })}
        onClick={() => take('refused')}
      >
        {t(($) => $.holds.refuse)}
      </Button>
      <Button
        variant="danger-ghost"
        size="sm"
        isBusy={isLoading && given === 'confirmed'}
        aria-label={t(($) => $.holds.confirmOf, { name })}
        onClick={() => take('confirmed')}
      >
        {t(($) => $.holds.confirm)}
      </Button>
    </div>
  );
}
