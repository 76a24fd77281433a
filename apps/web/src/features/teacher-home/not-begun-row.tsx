import type { DayRow, DayStudent } from '@alba/contract/teacher-day';
import { displayName } from '@alba/domain/people';
import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TimingChip } from '../../ui/timing-chip.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { LessonHead } from './lesson-head.tsx';

type NotBegun = DayRow & { students: DayStudent[]; moreStudents: number };

/** Who has not begun an assignment: their names to read and to take away, and the way to give some of them more time. */
export function NotBegunRow({ row }: { row: NotBegun }) {
  const { t } = useTranslation('teacher-home');
  const format = useFormat();
  const words = useRef<HTMLParagraphElement>(null);
  const { lessonTitle, className, timing, dueInDays, start, targetCount, students, moreStudents } = row;
  const count = students.length + moreStudents;
  const { result, copy, hint } = useCopy({ words, copiedWords: t(($) => $.notBegun.copied, { count: students.length }) });
  const of = t(($) => $.of, { lesson: lessonTitle, className });
  const names = students.map(displayName);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LessonHead row={row} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:grid sm:min-w-32 sm:justify-items-end">
          <TimingChip timing={timing} dueInDays={dueInDays} opensOn={format.date(start)} />
          <p className="text-sm text-soft">{t(($) => $.notBegun.count, { count, total: targetCount })}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
        <div className="a-day__names flex-1 pt-1">
          <p ref={words} className="wrap-anywhere" translate="no">
            {names.join(', ')}
          </p>
          {moreStudents > 0 && <p className="text-sm text-soft">{t(($) => $.notBegun.more, { count: moreStudents })}</p>}
        </div>
        <div className="a-day__acts flex flex-wrap gap-x-2">
          {/* one a line: a list to paste into a message or a table */}
          <Button variant="ghost" size="sm" icon={result === 'copied' ? Check : Copy} onClick={() => copy(names.join('\n'))}>
            {result === 'copied' ? t(($) => $.notBegun.done) : t(($) => $.notBegun.copy)}
            <span className="sr-only">: {of}</span>
          </Button>
          <ButtonLink variant="ghost" size="sm" to={paths.assignedRow({ ...row, open: 'own-dates' })}>
            {t(($) => $.moreTime)}
            <span className="sr-only">: {of}</span>
          </ButtonLink>
        </div>
      </div>
      {hint && <p className="text-sm text-soft">{hint}</p>}
    </div>
  );
}
