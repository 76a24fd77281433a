import { useEffect } from 'react';
import { deliverLeftDrafts, purgeDrafts, sendSaves } from '../../lib/save-queue/index.ts';
import { useAppDispatch, useAppSelector } from '../../lib/store/store.ts';

/** Answers that an earlier visit could not send go to the server now; very old ones are thrown away. */
export function useLeftDrafts(): void {
  const dispatch = useAppDispatch();
  const accountId = useAppSelector(({ auth }) => auth.currentAccountId);
  useEffect(() => {
    if (accountId < 0) return;
    void purgeDrafts(Date.now()).then(() => deliverLeftDrafts(accountId, (attemptId, answers) => sendSaves(dispatch, attemptId, answers)));
  }, [accountId, dispatch]);
}
