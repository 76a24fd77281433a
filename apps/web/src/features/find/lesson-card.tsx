import type { LessonCard as Card } from '@alba/contract/catalog';
import { Eye, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Cover } from '../../ui/picture.tsx';
import { SubjectTag } from '../../ui/tag.tsx';
import { useCategoryWords, useRangeWords } from './use-words.ts';

/** A lesson to choose: what it is about, for whom, and the two things to do with it. */
export function LessonCard({ card, isEager, onAssign }: { card: Card; isEager: boolean; onAssign: (card: Card) => void }) {
  const { t } = useTranslation('find');
  const category = useCategoryWords();
  const range = useRangeWords();
  const [topic] = card.categories;
  return (
    <article data-subject={card.subject} className="a-card">
      <Cover src={mediaUrl(card.cover.media)} isEager={isEager} className="max-sm:aspect-[16/8]" />
      <div className="flex flex-1 flex-col gap-2 px-4.5 pt-4 pb-3">
        <SubjectTag subject={card.subject}>{topic ? category(topic) : t(($) => $.subjects[card.subject])}</SubjectTag>
        <h3 className="text-xl wrap-anywhere">
          <Link to={paths.preview(card)} look="title">
            {card.title}
          </Link>
        </h3>
        <p className="text-sm text-soft">{card.summary}</p>
        <ul className="flex flex-wrap gap-x-4 text-sm text-soft">
          <li>{t(($) => $.gradeBands[card.gradeBand])}</li>
          <li title={t(($) => $.card.estimated)}>{range(card.readingRange)}</li>
          <li>{t(($) => $.card.minutes, { count: card.minutes })}</li>
        </ul>
        <div className="mt-auto -ml-3 flex flex-wrap gap-1 pt-1">
          <ButtonLink to={paths.preview(card)} variant="ghost" size="sm" icon={Eye}>
            {t(($) => $.card.preview)}
            <span className="sr-only">: {card.title}</span>
          </ButtonLink>
          <Button variant="ghost" size="sm" icon={Send} onClick={() => onAssign(card)}>
            {t(($) => $.card.assign)}
            <span className="sr-only">: {card.title}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
