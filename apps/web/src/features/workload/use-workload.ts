import { type LocalDate, localDateOf } from '@alba/domain/assignments';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { viewerOf } from '../../lib/session/viewer.ts';
import { useAppSelector } from '../../lib/store/store.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useWorkloadQuery, type WorkloadReply } from './api.ts';
import { stripRange } from './strip-range.ts';

/** Longer than between two presses of somebody who ticks classes. */
const pause = 300;

export type WorkloadAsked = { classIds: readonly number[]; due: LocalDate | null; start?: LocalDate };
export type WorkloadState = {
  /** What was told of the two weeks shown; undefined until it is there. */
  reply: WorkloadReply | undefined;
  /** The first day that can be chosen. */
  first: LocalDate;
  hasFailed: boolean;
};

/** What the students of these classes owe in the weeks around the due date, asked for once choosing pauses. */
export function useWorkload({ classIds, due, start }: WorkloadAsked): WorkloadState {
  const zone = useAppSelector(({ auth }) => viewerOf(auth)?.timeZone ?? 'UTC');
  const today = localDateOf(new Date(), zone);
  const first = start !== undefined && start > today ? start : today;
  const { from, to } = stripRange({ first, due });
  const ids = [...classIds].sort((one, other) => one - other).join(',');
  const [notBefore = from] = [first, from].sort().reverse();
  const asked = useSettled([ids, from, to, notBefore].join(' '), pause);
  const [askedIds, askedFrom = '', askedTo = '', askedNotBefore] = asked.split(' ');
  const query = useWorkloadQuery(askedIds ? { query: { classIds: askedIds, from: askedFrom, to: askedTo, notBefore: askedNotBefore } } : skipToken);
  return { reply: query.currentData, first, hasFailed: query.isError && !query.isFetching };
}
