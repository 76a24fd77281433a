import type { StudentCard } from '@alba/contract/attempts';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CoverThumb } from '../../ui/cover-thumb.tsx';
import { Link } from '../../ui/link.tsx';

/** Finished work: when it was turned in, and its score. */
export function DoneRow({ card, timeZone }: { card: StudentCard; timeZone: string }) {
  const { t } = useTranslation('student-home');
  const format = useFormat();
  return (
    <li data-subject={card.subject} className="flex items-center gap-4 border-t border-line py-3 last:border-b">
      <CoverThumb media={card.cover.media} />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg">
          <Link to={paths.questions(card)} look="title">
            {card.title}
          </Link>
        </h3>
        {card.submittedAt && <p className="text-sm text-soft">{t(($) => $.turnedIn, { date: format.date(card.submittedAt, 'short', timeZone) })}</p>}
      </div>
      <p className="hidden items-center gap-1.5 font-display font-semibold text-success md:flex">
        <CircleCheck size={20} aria-hidden="true" />
        {t(($) => $.allDone)}
      </p>
      <p className="w-16 flex-none text-right md:w-24 text-sm text-soft">
        {card.score === undefined ? (
          t(($) => $.teacherReads)
        ) : (
          <>
            <b className="block font-display text-[1.375rem] leading-none text-ink [font-variant-numeric:tabular-nums]">{format.percent(card.score)}</b>
            {t(($) => $.score)}
          </>
        )}
      </p>
      <ButtonLink to={paths.questions(card)} variant="soft" size="sm" className="max-md:hidden">
        {t(($) => $.action.review)}
        <span className="sr-only">: {card.title}</span>
      </ButtonLink>
    </li>
  );
}
