import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { dayPartOf } from './greeting.ts';

/** "Good morning, Amara Okafor" and the day, by the school's clock. */
export function useGreeting(now: Date = new Date()): { greeting: string; day: string } {
  const { t } = useTranslation('teacher-home');
  const format = useFormat();
  const viewer = viewerOf(useAppSelector(({ auth }) => auth));
  const zone = viewer?.timeZone ?? 'UTC';
  const part = dayPartOf(now, zone);
  const day = format.date(now, 'weekday', zone);
  return { greeting: t(($) => $.greeting[part], { name: viewer?.displayName ?? '' }), day: day.charAt(0).toLocaleUpperCase(format.locale) + day.slice(1) };
}
