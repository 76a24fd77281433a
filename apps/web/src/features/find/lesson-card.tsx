import type { FoundLesson } from '@alba/contract/catalog';
import { Eye, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mediaUrl } from '../../lib/media-url.ts';
import { paths } from '../../lib/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Link } from '../../ui/link.tsx';
import { Cover } from '../../ui/picture.tsx';
import { SubjectTag } from '../../ui/tag.tsx';
import { AssignedTo } from './assigned-to.tsx';
import { cardId, rememberCard } from './last-find.ts';
import { useCategoryWords, useRangeWords } from './use-words.ts';
import './find.css';

/** What can be done with the lessons of a list. */
export type CardActs = {
  onAssign: (card: FoundLesson) => void;
  onChoose: (lessonId: number, isChosen: boolean) => void;
  /** What a lesson has on paper. */
  materials?: (card: FoundLesson) => ReactNode;
};
export type LessonCardProps = CardActs & { card: FoundLesson; isEager: boolean; isChosen: boolean; classNames: readonly string[] };

/** A lesson to choose: what it is about, for whom, which classes have it, and what to do with it. */
export function LessonCard({ card, isEager, isChosen, classNames, onAssign, onChoose, materials }: LessonCardProps) {
  const { t } = useTranslation('find');
  const category = useCategoryWords();
  const range = useRangeWords();
  const [topic] = card.categories;
  const leave = () => rememberCard(card.lessonId);
  return (
    <article id={cardId(card.lessonId)} data-subject={card.subject} className={cx('a-card', isChosen && 'is-chosen')}>
      <Cover src={mediaUrl(card.cover.media)} isEager={isEager} className="max-sm:aspect-[16/8]" />
      <label className="find-pick">
        <input type="checkbox" className="a-box" checked={isChosen} onChange={(event) => onChoose(card.lessonId, event.target.checked)} />
        <span>
          {isChosen ? t(($) => $.choose.chosen) : t(($) => $.choose.choose)}
          <span className="sr-only">: {card.title}</span>
        </span>
      </label>
      <div className="flex flex-1 flex-col gap-2 px-4.5 pt-4 pb-3">
        <SubjectTag subject={card.subject}>{topic ? category(topic) : t(($) => $.subjects[card.subject])}</SubjectTag>
        <h3 className="text-xl wrap-anywhere">
          <Link to={paths.preview(card)} look="title" onClick={leave}>
            {card.title}
          </Link>
        </h3>
        <p className="text-sm text-soft">{card.summary}</p>
        <ul className="flex flex-wrap gap-x-4 text-sm text-soft">
          <li>{t(($) => $.gradeBands[card.gradeBand])}</li>
          <li title={t(($) => $.card.estimated)}>{range(card.readingRange)}</li>
          <li>{t(($) => $.card.minutes, { count: card.minutes })}</li>
        </ul>
        {classNames.length > 0 && <AssignedTo classNames={classNames} />}
        <div className="find-acts">
          <ButtonLink to={paths.preview(card)} variant="ghost" size="sm" icon={Eye} onClick={leave}>
            {t(($) => $.card.preview)}
            <span className="sr-only">: {card.title}</span>
          </ButtonLink>
          <Button variant="ghost" size="sm" icon={Send} onClick={() => onAssign(card)}>
            {t(($) => $.card.assign)}
            <span className="sr-only">: {card.title}</span>
          </Button>
          {materials?.(card)}
        </div>
      </div>
    </article>
  );
}
