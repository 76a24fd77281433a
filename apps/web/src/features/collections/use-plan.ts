import { type LocalDate, localDateOf } from '@alba/domain/assignments';
import { type CollectionPlan, newPlan, type PlannedLesson } from '@alba/domain/collections';
import { useEffect, useState } from 'react';
import { viewerOf } from '../../lib/session/viewer.ts';
import { onForget, useAppSelector } from '../../lib/store/store.ts';
import type { Collection } from './api.ts';

type Kept = { plan: CollectionPlan; classId: number | undefined };

/** Plans of this visit, so that a look at a lesson's preview costs no dates. */
const kept = new Map<number, Kept>();
onForget(() => kept.clear());

export type Planning = Kept & {
  today: LocalDate;
  setPlan: (change: (plan: CollectionPlan) => CollectionPlan) => void;
  setLesson: (lessonId: number, change: Partial<PlannedLesson>) => void;
  setClassId: (classId: number | undefined) => void;
};

/** What of a collection goes to which class and when, as long as it is not assigned. */
export function usePlan({ collectionId, lessons }: Collection): Planning {
  const zone = useAppSelector(({ auth }) => viewerOf(auth)?.timeZone ?? 'UTC');
  const [today] = useState(() => localDateOf(new Date(), zone));
  const lessonIds = lessons.flatMap((lesson) => (lesson.state === 'offered' ? [lesson.card.lessonId] : []));
  const [state, setState] = useState<Kept>(() => planOfThese(kept.get(collectionId), lessonIds) ?? { plan: newPlan(lessonIds, today), classId: undefined });
  useEffect(() => void kept.set(collectionId, state), [collectionId, state]);
  const setPlan: Planning['setPlan'] = (change) => setState((before) => ({ ...before, plan: change(before.plan) }));
  return {
    ...state,
    today,
    setPlan,
    setLesson: (lessonId, change) =>
      setPlan((plan) => ({ ...plan, lessons: plan.lessons.map((lesson) => (lesson.lessonId === lessonId ? { ...lesson, ...change } : lesson)) })),
    setClassId: (classId) => setState((before) => ({ ...before, classId })),
  };
}

/** A plan of other lessons than the collection has now is of no use. */
const planOfThese = (given: Kept | undefined, lessonIds: readonly number[]): Kept | undefined =>
  given?.plan.lessons.map(({ lessonId }) => lessonId).join() === lessonIds.join() ? given : undefined;
