import { daysBetween, localDateOf } from '@alba/domain/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { useZone } from './use-zone.ts';

/** When a student was last here, as the school's clock and calendar say: "Today, 10:42 AM", "Yesterday", "Nov 9", "Never". */
export function useVisitedWords(now: Date = new Date()): (at: string | undefined) => string {
  const { t } = useTranslation('classes');
  const format = useFormat();
  const zone = useZone();
  return (at) => {
    if (at === undefined) return t(($) => $.visited.never);
    const days = daysBetween(localDateOf(new Date(at), zone), localDateOf(now, zone));
    if (days <= 0) return t(($) => $.visited.today, { time: format.time(at, zone) });
    return days === 1 ? t(($) => $.visited.yesterday) : format.date(at, days > 300 ? 'medium' : 'short', zone);
  };
}
