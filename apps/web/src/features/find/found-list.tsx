import { limits } from '@alba/domain/limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadMore } from '../../ui/load-more.tsx';
import { type Found, useClassesOfFoundQuery } from './api.ts';
import { type CardActs, LessonCard } from './lesson-card.tsx';

const most = limits.browseBatch * limits.browseBatches;
/** The classes of so many lessons can be asked for at once. */
const askedAtOnce = limits.browseBatch * limits.browseBatchesPerReply;

export type FoundListProps = CardActs & { found: Found; chosen: readonly number[]; isFetching: boolean; onMore: () => void };

/** The cards, and more of them. A list that long that nobody reads it says how to make it shorter. */
export function FoundList({ found, chosen, isFetching, onMore, ...acts }: FoundListProps) {
  const { t } = useTranslation('find');
  const list = useRef<HTMLUListElement>(null);
  const { lessons, total } = found;
  const groups = Array.from({ length: Math.ceil(lessons.length / askedAtOnce) }, (_, at) => lessons.slice(at * askedAtOnce, (at + 1) * askedAtOnce));
  return (
    <>
      <ul ref={list} className="a-cards">
        {groups.map((group, index) => (
          <Cards key={group[0]?.lessonId} {...acts} lessons={group} chosen={chosen} isFirst={index === 0} />
        ))}
      </ul>
      {total > limits.browseBatch && lessons.length < most && (
        <LoadMore shown={lessons.length} total={total} isBusy={isFetching} listRef={list} onMore={onMore} />
      )}
      {total > most && lessons.length >= most && <p className="mt-10 text-center text-soft">{t(($) => $.tooMany, { count: most })}</p>}
    </>
  );
}

/** Some cards with the classes that have their lessons; cards stand without while those are not there. */
function Cards({ lessons, chosen, isFirst, ...acts }: CardActs & { lessons: Found['lessons']; chosen: readonly number[]; isFirst: boolean }) {
  const { data } = useClassesOfFoundQuery({ query: { lessonIds: lessons.map(({ lessonId }) => lessonId).join(',') } });
  const classes = new Map(data?.lessons.map((lesson) => [lesson.lessonId, lesson.classes.map(({ className }) => className)]));
  return lessons.map((card, index) => (
    <li key={card.lessonId}>
      <LessonCard
        {...acts}
        card={card}
        isEager={isFirst && index < 6}
        isChosen={chosen.includes(card.lessonId)}
        classNames={classes.get(card.lessonId) ?? []}
      />
    </li>
  ));
}
