import type { DayRow } from '@alba/contract/teacher-day';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cover } from '../../ui/picture.tsx';
import { TimingChip } from '../../ui/timing-chip.tsx';
import { reportOf } from './addresses.ts';
import { ChangeDates, LessonHead } from './lesson-head.tsx';

/** What is due: how many have turned in, the report, and the way to its dates. The first one is the next step of the page. */
export function DueRow({ row, isFirst }: { row: DayRow; isFirst: boolean }) {
  const { t } = useTranslation('teacher-home');
  const format = useFormat();
  const { lessonTitle, className, subject, cover, timing, dueInDays, start, targetCount, submittedCount } = row;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2" data-subject={subject}>
      <div className="w-22 flex-none overflow-hidden rounded-sm">
        <Cover src={mediaUrl(cover.media)} />
      </div>
      <LessonHead row={row} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:grid sm:min-w-32 sm:justify-items-end">
        <TimingChip timing={timing} dueInDays={dueInDays} opensOn={format.date(start)} />
        <p className="text-sm text-soft">{t(($) => $.turnedIn, { count: targetCount, done: submittedCount })}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <ChangeDates row={row} />
        {isFirst && (
          <ButtonLink size="sm" to={reportOf(row)}>
            {t(($) => $.openReport)}
            <span className="sr-only">: {t(($) => $.of, { lesson: lessonTitle, className })}</span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
