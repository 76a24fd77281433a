import type { Timing } from '@alba/domain/assignments';
import { CalendarClock, CircleAlert, CirclePlay, Hourglass, type LucideIcon, Sun, Sunrise } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const icons: Record<Timing, LucideIcon> = {
  'past-due': CircleAlert,
  'due-today': Sun,
  'due-tomorrow': Sunrise,
  'due-soon': Hourglass,
  open: CirclePlay,
  future: CalendarClock,
};

export type TimingChipProps = {
  timing: Timing;
  /** For due soon: "Due in 3 days". */
  dueInDays?: number;
  /** For future: the date as shown, "Nov 23". */
  opensOn?: string;
};

/** How an assignment stands, in a sign and words. */
export function TimingChip({ timing, dueInDays, opensOn }: TimingChipProps) {
  const { t } = useTranslation('ui');
  const Icon = icons[timing];
  const words: Record<Timing, string> = {
    'past-due': t(($) => $.timing.pastDue),
    'due-today': t(($) => $.timing.dueToday),
    'due-tomorrow': t(($) => $.timing.dueTomorrow),
    'due-soon': dueInDays === undefined ? t(($) => $.timing.dueSoon) : t(($) => $.timing.dueIn, { count: dueInDays }),
    open: t(($) => $.timing.open),
    future: opensOn === undefined ? t(($) => $.timing.notOpen) : t(($) => $.timing.opens, { date: opensOn }),
  };
  return (
    <span className={`a-chip a-chip--${timing}`}>
      <Icon size={16} aria-hidden="true" />
      {words[timing]}
    </span>
  );
}
