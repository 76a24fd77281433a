import type { LessonReportRow } from '@alba/contract/reports';
import { CircleAlert, CircleCheck, CircleDashed, CircleDotDashed, Clock, type LucideIcon, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { type Standing, standingOf } from './report-rows.ts';

const looks: Record<Standing, { icon: LucideIcon; color: string }> = {
  submitted: { icon: CircleCheck, color: 'text-success' },
  late: { icon: Clock, color: 'text-danger' },
  'in-progress': { icon: CircleDotDashed, color: 'text-warning' },
  unfinished: { icon: CircleAlert, color: 'text-danger' },
  reset: { icon: RotateCcw, color: 'text-soft' },
  'not-started': { icon: CircleDashed, color: 'text-soft' },
};

/** Where a student's work stands, in a sign and words. */
export function StatusWords({ row }: { row: LessonReportRow }) {
  const { t } = useTranslation('lesson-report');
  const standing = standingOf(row);
  const { icon: Icon, color } = looks[standing];
  return (
    <span className={cx('inline-flex items-center gap-1.5', color)}>
      <Icon size={18} aria-hidden="true" className="flex-none" />
      {t(($) => $.standing[standing])}
    </span>
  );
}
