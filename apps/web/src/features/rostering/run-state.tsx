import { busyRunStates, type RosterRun } from '@alba/contract/rostering';
import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, Hand, type LucideIcon, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { Spinner } from '../../ui/loading.tsx';
import { hasChanges, sumsOf } from './run-counts.ts';

export const isBusy = ({ state }: Pick<RosterRun, 'state'>): boolean => (busyRunStates as readonly string[]).includes(state);

const icons: Partial<Record<RosterRun['state'], { icon: LucideIcon; look: string }>> = {
  ready: { icon: Hand, look: 'text-warning' },
  held: { icon: Hand, look: 'text-warning' },
  done: { icon: CircleCheck, look: 'text-success' },
  failed: { icon: CircleAlert, look: 'text-danger' },
  cancelled: { icon: CircleSlash, look: 'text-muted' },
  undone: { icon: Undo2, look: 'text-muted' },
};

/** The state of a run as a picture and a word. */
export function RunState({ run }: { run: Pick<RosterRun, 'state'> }) {
  const { t } = useTranslation('rostering');
  const { icon: Icon, look } = icons[run.state] ?? { icon: CircleDashed, look: 'text-muted' };
  return (
    <span className="inline-flex items-center gap-2">
      {isBusy(run) ? <Spinner /> : <Icon size={18} aria-hidden="true" className={`flex-none ${look}`} />}
      {t(($) => $.run.state[run.state])}
    </span>
  );
}

/** "120 new, 4 changed, 12 ended", of a run that has compared. */
export function useRunSums(): (run: RosterRun) => string | undefined {
  const { t } = useTranslation('rostering');
  const { number } = useFormat();
  return (run) => {
    if (['queued', 'reading', 'comparing'].includes(run.state)) return undefined;
    if (!hasChanges(run.changes)) return run.state === 'failed' ? undefined : t(($) => $.counts.none);
    const { added, changed, ended } = sumsOf(run.changes);
    return t(($) => $.counts.line, { added: number(added), changed: number(changed), ended: number(ended) });
  };
}
