import { Blocks, Lightbulb, type LucideIcon, Puzzle, Telescope } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { useLessonWork } from './lesson-context.ts';
import { isPartDone, type PartKey, shownParts } from './lesson-facts.ts';

const icons: Record<PartKey, LucideIcon> = { spark: Lightbulb, connect: Puzzle, build: Blocks, 'learn-more': Telescope };

/** The parts as steps, each with a tick once all of it is answered; any may be opened at any time (D42). */
export function PartsNav() {
  const { t } = useTranslation('player');
  const { pathname } = useLocation();
  const { activity, lesson, answers, part: current, place } = useLessonWork();
  const isLearnMore = pathname.includes('/learnmore');
  return (
    <nav aria-label={t(($) => $.partsLabel)}>
      <ol className="flex min-w-max items-center">
        {shownParts(lesson).map((part, index, all) => {
          const Icon = icons[part.part];
          const done = (one: typeof part | undefined) => one !== undefined && isPartDone(one, { answers, lesson, readArticles: place.readArticles });
          const isCurrent = part.part === 'learn-more' ? isLearnMore : part.part === current?.part;
          const to = part.part === 'learn-more' ? paths.learnMore(activity) : `${paths.questions(activity)}?part=${part.part}`;
          return (
            <li key={part.part} className="flex items-center">
              {index > 0 && <span className={cx('h-0.5 w-2 sm:w-4.5', done(all[index - 1]) ? 'bg-subject-600' : 'bg-line-strong')} aria-hidden="true" />}
              <Link
                to={to}
                staysInPlace
                look="quiet"
                aria-current={isCurrent ? 'step' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-1.5 rounded-full px-2.5 font-display font-semibold whitespace-nowrap no-underline sm:gap-2 sm:px-3.5',
                  isCurrent ? 'bg-subject-700 text-white hover:text-white' : 'text-ink hover:bg-subject-50 hover:text-ink',
                )}
              >
                <Icon size={20} className={isCurrent ? 'text-white' : 'text-subject-700'} aria-hidden="true" />
                <span className={isCurrent ? undefined : 'max-sm:sr-only'}>{t(($) => $.parts[part.part])}</span>
                {done(part) && <DoneTick isCurrent={isCurrent} />}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function DoneTick({ isCurrent }: { isCurrent: boolean }) {
  const { t } = useTranslation('player');
  return (
    <>
      <svg viewBox="0 0 24 24" width={20} height={20} className={isCurrent ? 'text-white' : 'text-[var(--mark-correct)]'} aria-hidden="true">
        <circle cx="12" cy="12" r="11" fill="currentColor" />
        <path
          d="m7 12.5 3.4 3.4L17.2 9"
          fill="none"
          stroke={isCurrent ? 'var(--subject-700)' : '#fff'}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="sr-only">, {t(($) => $.done)}</span>
    </>
  );
}
