import { useTranslation } from 'react-i18next';
import { useAssigned, useFilter } from './use-assigned.ts';

/** One line for the page's hero: how much there is, whatever is filtered, and what ends today. */
export function useAssignedSummary(): string {
  const { t } = useTranslation('assigned');
  const { first } = useAssigned(useFilter().filter);
  if (!first || first.summary.assignments === 0) return t(($) => $.summary.plain);
  const { assignments, classes, dueToday } = first.summary;
  const all = t(($) => $.summary.all, { assignments: t(($) => $.count, { count: assignments }), classes: t(($) => $.summary.classes, { count: classes }) });
  return `${all} ${dueToday === 0 ? t(($) => $.summary.noneToday) : t(($) => $.summary.today, { count: dueToday })}`;
}
