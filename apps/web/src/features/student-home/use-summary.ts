import { useTranslation } from 'react-i18next';
import { useStudentHomeQuery } from './api.ts';
import { isClosed } from './arrange.ts';

/** A greeting and the one thing to know today, in whole sentences; undefined until it is known. */
export function useHomeSummary(displayName: string): string | undefined {
  const { t } = useTranslation('student-home');
  const { data } = useStudentHomeQuery({});
  const name = displayName.trim().split(/\s+/)[0] ?? '';
  const hi = t(($) => $.hi, { name });
  if (!data) return hi;
  const open = data.cards.filter((card) => card.status !== 'completed' && !isClosed(card));
  const count = (timing: string) => open.filter((card) => card.timing === timing).length;
  const [late, today, tomorrow] = [count('past-due'), count('due-today'), count('due-tomorrow')];
  const news = [
    late > 0 && t(($) => $.summary.pastDue, { count: late }),
    today > 0 && t(($) => $.summary.dueToday, { count: today }),
    tomorrow > 0 && t(($) => $.summary.dueTomorrow, { count: tomorrow }),
  ].filter((sentence) => sentence !== false);
  const rest = open.length === 0 ? t(($) => $.summary.nothing) : t(($) => $.summary.calm);
  return [hi, ...(news.length > 0 ? news.slice(0, 2) : [rest])].join(' ');
}
