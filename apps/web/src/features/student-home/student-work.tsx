import type { StudentCard } from '@alba/contract/attempts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { AfterMoment } from '../../ui/after-moment.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailurePanel } from '../../ui/failure-panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { CardsSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { useStudentHomeQuery } from './api.ts';
import { arrange } from './arrange.ts';
import { AssignmentCard, UpNextCard } from './assignment-card.tsx';
import { DoneRow } from './done-row.tsx';
import { useLeftDrafts } from './use-left-drafts.ts';

const doneLately = 3;

/** My assignments: the next lesson large, then what is to do, what was closed and what is done. */
export function StudentWork() {
  const { t } = useTranslation('student-home');
  const { data, error, refetch, isFetching } = useStudentHomeQuery({}, { refetchOnMountOrArgChange: true });
  const [view, setView] = useState<'todo' | 'done'>('todo');
  const [classId, setClassId] = useState<number>();
  useLeftDrafts();
  if (!data && error) return <FailurePanel error={error} title={t(($) => $.failed)} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!data) return <Loading />;
  if (data.cards.length === 0) return <NoWork />;
  const { cards, today, timeZone } = data;
  const { upNext, toDo, closed, done, classes } = arrange(cards, classId);
  const toDoCount = toDo.length + (upNext ? 1 : 0);
  return (
    <>
      {view === 'todo' && upNext && (
        <section aria-labelledby="up-next" className="mb-12">
          <h2 id="up-next" className="sr-only">
            {t(($) => $.upNext)}
          </h2>
          <UpNextCard card={upNext} today={today} />
        </section>
      )}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label={t(($) => $.show)}
          value={view}
          onChange={setView}
          options={[
            { value: 'todo', label: t(($) => $.toDo), count: toDoCount },
            { value: 'done', label: t(($) => $.done), count: done.length },
          ]}
        />
        {classes.length > 1 && (
          <Select
            className="w-67.5 max-w-full"
            label={t(($) => $.class)}
            hideLabel
            isCompact
            value={classId ?? ''}
            placeholder={t(($) => $.allClasses)}
            options={classes.map((one) => ({ value: String(one.classId), label: one.className }))}
            onChange={(event) => setClassId(event.target.value === '' ? undefined : Number(event.target.value))}
          />
        )}
      </div>
      {view === 'todo' ? (
        <>
          {toDoCount === 0 && <AllDone onSeeDone={done.length > 0 ? () => setView('done') : undefined} />}
          {toDo.length > 0 && <Cards id="to-do" title={upNext ? t(($) => $.moreToDo) : t(($) => $.toDo)} cards={toDo} today={today} />}
          {closed.length > 0 && <Cards id="closed" title={t(($) => $.closedLessons)} cards={closed} today={today} className="mt-12" />}
          {done.length > 0 && (
            <section aria-labelledby="done-lately" className="mt-12">
              <div className="mb-3 flex flex-wrap items-baseline gap-3">
                <h2 id="done-lately">{t(($) => $.doneLately)}</h2>
                {done.length > doneLately && (
                  <button type="button" className="min-h-6 text-link underline underline-offset-[0.18em]" onClick={() => setView('done')}>
                    {t(($) => $.seeAll, { count: done.length })}
                  </button>
                )}
              </div>
              <ul>
                {done.slice(0, doneLately).map((card) => (
                  <DoneRow key={card.activityId} card={card} timeZone={timeZone} />
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        <section aria-labelledby="done">
          <h2 id="done" className="mb-3">
            {t(($) => $.done)}
          </h2>
          {done.length === 0 ? (
            <EmptyState title={t(($) => $.nothingDone.title)} level={3}>
              {t(($) => $.nothingDone.body)}
            </EmptyState>
          ) : (
            <ul>
              {done.map((card) => (
                <DoneRow key={card.activityId} card={card} timeZone={timeZone} />
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

type CardsProps = { id: string; title: string; cards: readonly StudentCard[]; today: string; className?: string };

function Cards({ id, title, cards, today, className }: CardsProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4">
        {title}
      </h2>
      <ul className="a-cards">
        {cards.map((card) => (
          <li key={card.activityId}>
            <AssignmentCard card={card} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Loading(): ReactNode {
  const { t } = useTranslation('student-home');
  return (
    <>
      <AfterMoment>
        <Skeleton height={300} radius={28} className="mb-12" />
      </AfterMoment>
      <CardsSkeleton count={4} label={t(($) => $.loading)} />
    </>
  );
}

/** Nothing was ever assigned: a class is the way to something. */
function NoWork() {
  const { t } = useTranslation('student-home');
  return (
    <EmptyState title={t(($) => $.noWork.title)} action={<ButtonLink to={paths.studentClasses()}>{t(($) => $.noWork.action)}</ButtonLink>}>
      {t(($) => $.noWork.body)}
    </EmptyState>
  );
}

function AllDone({ onSeeDone }: { onSeeDone: (() => void) | undefined }) {
  const { t } = useTranslation('student-home');
  const action = onSeeDone && (
    <button type="button" className="a-btn a-btn--soft" onClick={onSeeDone}>
      {t(($) => $.empty.action)}
    </button>
  );
  return (
    <EmptyState picture="done" title={t(($) => $.empty.title)} action={action}>
      {t(($) => $.empty.body)}
    </EmptyState>
  );
}
