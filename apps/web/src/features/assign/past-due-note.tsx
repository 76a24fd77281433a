import { type StoredDates, timingOf, windowOf } from '@alba/domain/assignments';
import { useTranslation } from 'react-i18next';
import { useZone } from './use-zone.ts';

/** Tells before sending that the lesson would be past due at once: a date that was mistyped looks like any other. */
export function PastDueNote({ dates }: { dates: StoredDates }) {
  const { t } = useTranslation('assign');
  const zone = useZone();
  const isPastDue = timingOf({ window: windowOf(dates, zone), now: new Date(), zone }) === 'past-due';
  return isPastDue && t(($) => $.check.pastDue);
}
