import type { WallTime } from '@alba/domain/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';

/** When a lesson opens and is due, in one line; the time of day only where it is not the whole day. */
export function useDatesWords(): (dates: { start: WallTime; due: WallTime | null }) => string {
  const { t } = useTranslation('assign');
  const format = useFormat();
  const day = (when: WallTime, wholeDay: string) => (when.endsWith(wholeDay) ? format.date(when) : format.dateTime(when));
  return ({ start, due }) => {
    const from = day(start, 'T00:00:00');
    return due === null ? t(($) => $.dates.endless, { start: from }) : t(($) => $.dates.range, { start: from, due: day(due, 'T23:59:59') });
  };
}
