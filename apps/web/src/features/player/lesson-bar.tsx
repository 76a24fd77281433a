import type { Timing } from '@alba/domain/assignments';
import { ArrowLeft, ListChecks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { useLessonWork } from './lesson-context.ts';
import { PartsNav } from './parts-nav.tsx';
import { SavedWords, useSavedNews } from './saved-words.tsx';

/** Back, the title, the parts, what is saved, and Review my answers. */
export function LessonBar() {
  const { t } = useTranslation('player');
  const { activity, openReview } = useLessonWork();
  useTitle(activity.title);
  useSavedNews();
  return (
    <div className="top-0 z-(--z-sticky) grid min-h-(--lessonbar-height) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line bg-page px-4 py-1.5 md:sticky lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:px-5">
      <div className="flex min-w-0 items-center gap-2">
        <Link to={paths.studentHome()} className="a-iconbtn" aria-label={t(($) => $.back)}>
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <div className="min-w-0">
          <h1 className="truncate text-lg tracking-normal">{activity.title}</h1>
          <p className="truncate text-xs text-soft max-sm:hidden">
            <DueWords />
          </p>
          <SavedWords className="text-xs sm:hidden" />
        </div>
      </div>
      <div className="relative col-span-full row-start-2 -mx-4 overflow-x-auto px-4 [scrollbar-width:none] lg:col-span-1 lg:row-start-1 lg:mx-0 lg:px-0 lg:col-start-2">
        <PartsNav />
      </div>
      <div className="flex items-center justify-end gap-2">
        <SavedWords className="max-w-44 text-sm max-sm:hidden" />
        <Button variant="secondary" size="sm" icon={ListChecks} onClick={openReview} className="flex-none whitespace-nowrap">
          <span className="max-md:sr-only">{t(($) => $.review)}</span>
          <span className="md:hidden" aria-hidden="true">
            {t(($) => $.reviewShort)}
          </span>
        </Button>
      </div>
    </div>
  );
}

/** "Science, due today": the subject and how the time stands. */
function DueWords() {
  const { t } = useTranslation('player');
  const format = useFormat();
  const { activity, isTurnedIn } = useLessonWork();
  const subject = t(($) => $.subjects[activity.subject]);
  if (isTurnedIn) return t(($) => $.standing.turnedIn, { subject });
  const date = activity.due ? format.date(activity.due, 'short') : '';
  const words: Record<Timing, string> = {
    'past-due': t(($) => $.standing.pastDue, { subject }),
    'due-today': t(($) => $.standing.dueToday, { subject }),
    'due-tomorrow': t(($) => $.standing.dueTomorrow, { subject }),
    'due-soon': t(($) => $.standing.due, { subject, date }),
    open: activity.due ? t(($) => $.standing.due, { subject, date }) : subject,
    future: subject,
  };
  return words[activity.timing];
}
