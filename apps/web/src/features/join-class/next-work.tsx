import type { NextAssignment } from '@alba/contract/classes';
import { daysBetween } from '@alba/domain/assignments';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { CoverThumb } from '../../ui/cover-thumb.tsx';
import { Link } from '../../ui/link.tsx';
import { TimingChip } from '../../ui/timing-chip.tsx';

/** What a class asks for first, and when it is due: in a chip where it presses, else as a date. */
export function NextWork({ next, today }: { next: NextAssignment; today: string }) {
  const { t } = useTranslation('join-class');
  const format = useFormat();
  const { title, subject, cover, due, timing } = next;
  return (
    <div data-subject={subject} className="flex items-center gap-3.5 sm:w-72 sm:flex-none">
      <CoverThumb media={cover.media} />
      <div className="min-w-0">
        <p className="font-display leading-tight font-semibold wrap-anywhere">
          <span className="sr-only">{t(($) => $.next)}: </span>
          <Link to={paths.questions(next)} look="title">
            {title}
          </Link>
        </p>
        <p className="mt-1.5 text-sm text-soft">
          {timing === 'open' && due ? (
            t(($) => $.due, { date: format.date(due, 'weekday') })
          ) : (
            <TimingChip timing={timing} dueInDays={due ? daysBetween(today, due.slice(0, 10)) : undefined} />
          )}
        </p>
      </div>
    </div>
  );
}
