import type { reviewAttempt } from '@alba/contract/attempts';
import type { ReplyOf } from '@alba/contract/endpoint';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useReviewAttemptQuery } from './api.ts';

export type Review = ReplyOf<typeof reviewAttempt>;

/** Marks and, where they may be seen, right answers of a turned-in attempt. */
export function useReview(attemptId: number | undefined, isTurnedIn: boolean) {
  const { data, error, refetch, isFetching } = useReviewAttemptQuery(attemptId !== undefined && isTurnedIn ? { params: { attemptId } } : skipToken);
  return { review: isTurnedIn ? data : undefined, error, retry: () => void refetch(), isFetching };
}
