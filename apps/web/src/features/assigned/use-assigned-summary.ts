import { useTranslation } from 'react-i18next';
import { useAssignedLessonsQuery } from './api.ts';

/** One line for the page's hero: how much there is, and what ends today. */
export function useAssignedSummary(): string {
  const { t } = useTranslation('assigned');
  const { data } = useAssignedLessonsQuery({ query: { after: undefined } });
  if (!data || data.assignments.length === 0) return t(($) => $.summary.plain);
  const today = data.assignments.filter(({ timing, isClosed }) => timing === 'due-today' && !isClosed).length;
  return today === 0 ? t(($) => $.summary.noneToday, { count: data.assignments.length }) : t(($) => $.summary.today, { count: today });
}
