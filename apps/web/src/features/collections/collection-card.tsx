import type { CollectionCard as Card } from '@alba/contract/collections';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Cover } from '../../ui/picture.tsx';
import type { LessonWords } from './lesson-words.ts';

type Props = { card: Card; words: LessonWords };

/** A collection to choose: what it promises, for whom and how long it takes. */
export function CollectionCard({ card, words }: Props) {
  const { t } = useTranslation('collections');
  return (
    <article data-subject={card.subject} className="a-card">
      <div className="a-mosaic">
        {card.covers.map((cover, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lessons may have the same cover, and covers never move
          <Cover key={index} src={mediaUrl(cover.media)} />
        ))}
      </div>
      <div className="flex flex-1 flex-col gap-2 px-4.5 pt-4 pb-5">
        <h3 className="text-xl wrap-anywhere">
          <Link to={paths.collection(card)} look="title">
            {card.title}
          </Link>
        </h3>
        <p className="text-soft">{card.summary}</p>
        <ul className="mt-auto flex flex-wrap gap-x-4 text-sm text-soft">
          <li>{words.gradeBand(card.gradeBand)}</li>
          <li>{t(($) => $.card.lessons, { count: card.lessonCount })}</li>
          <li>{t(($) => $.card.minutes, { count: card.minutes })}</li>
        </ul>
      </div>
    </article>
  );
}
