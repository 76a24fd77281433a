import type { CollectionLesson, OfferedLesson } from '@alba/contract/collections';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Cover } from '../../ui/picture.tsx';
import { LessonDates, type LessonDatesProps } from './lesson-dates.tsx';
import { useStandingWords } from './use-words.ts';

type Props = Omit<LessonDatesProps, 'title'> & {
  lesson: OfferedLesson;
  place: number;
  topic: (category: string) => string;
  materials: ReactNode;
  onSkip: (isSkipped: boolean) => void;
};

/** One lesson of the sequence: in or out, its dates, and what stands in the way for the class. A skipped one says what is lost. */
export function LessonRow({ lesson, place, planned, checked, topic, materials, onSkip, ...dates }: Props) {
  const { t } = useTranslation('collections');
  const standingWords = useStandingWords();
  const { card, adds, ifSkipped } = lesson;
  const { lessonId, isSkipped } = planned;
  const blocked = isSkipped ? undefined : standingWords(checked);
  return (
    <li className={isSkipped ? 'is-skipped' : undefined}>
      <Place place={place} />
      <div className="a-sequence__lesson">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <Cover src={mediaUrl(card.cover.media)} className="a-sequence__cover" />
          <div className="a-sequence__words">
            <h3 className="text-xl wrap-anywhere">
              <Link to={paths.preview(card)} look="title">
                {card.title}
              </Link>
            </h3>
            <ul className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-soft">
              {card.categories[0] && <li>{topic(card.categories[0])}</li>}
              <li>{t(($) => $.lessons.minutes, { count: card.minutes })}</li>
            </ul>
            <div className="mt-1 -ml-3 flex flex-wrap gap-1">
              <ButtonLink to={paths.preview(card)} variant="ghost" size="sm" icon={Eye}>
                {t(($) => $.lessons.preview)}
                <span className="sr-only">: {card.title}</span>
              </ButtonLink>
              {materials}
            </div>
          </div>
          <Switch
            id={`include-${lessonId}`}
            label={
              <>
                {isSkipped ? t(($) => $.lessons.isSkipped) : t(($) => $.lessons.isIncluded)}
                <span className="sr-only">: {card.title}</span>
              </>
            }
            checked={!isSkipped}
            onChange={(event) => onSkip(!event.target.checked)}
          />
        </div>
        {isSkipped ? (
          <p className="a-sequence__about mt-3 text-sm text-soft">
            <b className="block">{t(($) => $.lessons.ifSkipped)}</b>
            {ifSkipped}
          </p>
        ) : (
          <details className="a-sequence__about mt-2 text-sm text-soft">
            <summary className="cursor-pointer py-0.5 font-semibold">
              {t(($) => $.lessons.adds)}
              <span className="sr-only">: {card.title}</span>
            </summary>
            <p className="mt-1">{adds}</p>
          </details>
        )}
        {blocked && <FieldError id={`blocked-${lessonId}`}>{blocked}</FieldError>}
        {!isSkipped && <LessonDates title={card.title} planned={planned} checked={checked} {...dates} />}
      </div>
    </li>
  );
}

/** A lesson that the school is denied by itself keeps its place, so that the order stays plain. */
export function DeniedRow({ lesson, place }: { lesson: Extract<CollectionLesson, { state: 'denied' }>; place: number }) {
  const { t } = useTranslation('collections');
  return (
    <li className="is-skipped">
      <Place place={place} />
      <div className="a-sequence__lesson">
        <h3 className="text-xl wrap-anywhere">{lesson.title}</h3>
        <p className="mt-1 font-semibold">{t(($) => $.lessons.notAvailable)}</p>
        <p className="text-sm text-soft">{t(($) => $.lessons.notAvailableWhy, { reason: lesson.reason })}</p>
      </div>
    </li>
  );
}

/** The list numbers itself for who cannot see it. */
function Place({ place }: { place: number }) {
  return (
    <div className="a-sequence__place" aria-hidden="true">
      <b>{place}</b>
    </div>
  );
}
