import type { AssignmentRow } from '@alba/contract/assignments';
import { daysBetween } from '@alba/domain/assignments';
import { CircleCheck, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { TimingChip } from '../../ui/timing-chip.tsx';
import { nameOf } from './row-name.ts';

/** How it stands; a press opens the dates. */
export function StateChip({ row, today, onOpen }: { row: AssignmentRow; today: string; onOpen: () => void }) {
  const { t } = useTranslation('assigned');
  return (
    <button type="button" className="a-assigned-chip inline-flex min-h-8 cursor-pointer items-center rounded-full" onClick={onOpen}>
      <Chip row={row} today={today} />
      <span className="sr-only">. {t(($) => $.editDates, { name: nameOf(row) })}</span>
    </button>
  );
}

function Chip({ row: { state, timing, due, start }, today }: { row: AssignmentRow; today: string }) {
  const { t } = useTranslation('assigned');
  const format = useFormat();
  if (state === 'closed' || state === 'all-turned-in') {
    const Icon = state === 'closed' ? Lock : CircleCheck;
    return (
      <span className={`a-chip a-chip--${state === 'closed' ? 'future' : 'open'}`}>
        <Icon size={16} aria-hidden="true" />
        {t(($) => $.state[state])}
      </span>
    );
  }
  return <TimingChip timing={timing} dueInDays={due ? daysBetween(today, due.slice(0, 10)) : undefined} opensOn={format.date(start)} />;
}
