import type { PartKey } from '@alba/content/lesson-view';
import { ArrowLeft, Blocks, Lightbulb, type LucideIcon, Puzzle, Send, Telescope } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { usePreviewWork } from './preview-context.ts';

const icons: Record<PartKey, LucideIcon> = { spark: Lightbulb, connect: Puzzle, build: Blocks, 'learn-more': Telescope };

/** Back, the title, the parts, and Assign. */
export function PreviewBar({ backTo, onAssign, children }: { backTo: string; onAssign: () => void; children?: ReactNode }) {
  const { t } = useTranslation('preview');
  const { lesson } = usePreviewWork();
  return (
    <div className="top-0 z-(--z-sticky) grid min-h-(--lessonbar-height) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line bg-page px-4 py-1.5 md:sticky lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] lg:px-5">
      <div className="flex min-w-0 items-center gap-2">
        <Link to={backTo} className="a-iconbtn" aria-label={t(($) => $.back)}>
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <div className="min-w-0">
          <h1 className="truncate text-lg tracking-normal">{lesson.title}</h1>
          <p className="truncate text-xs text-soft">
            {t(($) => $.note.what)}
            <span className="max-md:sr-only">. {t(($) => $.note.more)}</span>
          </p>
        </div>
      </div>
      <div className="relative col-span-full row-start-2 -mx-4 overflow-x-auto px-4 [scrollbar-width:none] lg:col-span-1 lg:col-start-2 lg:row-start-1 lg:mx-0 lg:px-0">
        <PartLinks />
      </div>
      <div className="flex justify-end gap-2">
        {children}
        <Button size="sm" icon={Send} onClick={onAssign}>
          {t(($) => $.assign)}
        </Button>
      </div>
    </div>
  );
}

function PartLinks() {
  const { t } = useTranslation('preview');
  const { pathname } = useLocation();
  const { lesson, part: current, links } = usePreviewWork();
  const isLearnMore = pathname.includes('/learnmore');
  const shown = lesson.parts.filter(({ part }) => part !== 'learn-more' || lesson.articles.length > 0);
  return (
    <nav aria-label={t(($) => $.partsLabel)}>
      <ol className="flex min-w-max items-center">
        {shown.map(({ part }, index) => {
          const Icon = icons[part];
          const isCurrent = part === 'learn-more' ? isLearnMore : part === current?.part;
          return (
            <li key={part} className="flex items-center">
              {index > 0 && <span className="h-0.5 w-2 bg-line-strong sm:w-4.5" aria-hidden="true" />}
              <Link
                to={part === 'learn-more' ? links.learnMore : links.part(part)}
                staysInPlace
                look="quiet"
                aria-current={isCurrent ? 'step' : undefined}
                className={cx(
                  'flex min-h-11 items-center gap-1.5 rounded-full px-2.5 font-display font-semibold whitespace-nowrap no-underline sm:gap-2 sm:px-3.5',
                  isCurrent ? 'bg-subject-700 text-white hover:text-white' : 'text-ink hover:bg-subject-50 hover:text-ink',
                )}
              >
                <Icon size={20} className={isCurrent ? 'text-white' : 'text-subject-700'} aria-hidden="true" />
                <span className={isCurrent ? undefined : 'max-sm:sr-only'}>{t(($) => $.parts[part])}</span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
