import type { Timing } from '@alba/domain/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { type ReportAddress, useReport } from './lesson-report.tsx';

/** The title and the line under it, once they are known. */
export function useReportWords(address: ReportAddress): { title: string; summary: string | undefined } {
  const { t } = useTranslation('lesson-report');
  const format = useFormat();
  const { data } = useReport(address);
  if (!data) return { title: t(($) => $.title), summary: undefined };
  const { className, due, start, timing, lesson } = data;
  const date = due ? format.date(due) : '';
  const words: Record<Timing, string> = {
    'past-due': t(($) => $.when.pastDue, { className, date }),
    'due-today': t(($) => $.when.dueToday, { className }),
    'due-tomorrow': t(($) => $.when.dueTomorrow, { className }),
    'due-soon': t(($) => $.when.due, { className, date }),
    open: due ? t(($) => $.when.due, { className, date }) : t(($) => $.when.noDue, { className }),
    future: t(($) => $.when.opens, { className, date: format.date(start) }),
  };
  return { title: lesson.title, summary: words[timing] };
}
