import { localDateOf } from '@alba/domain/assignments';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAppSelector } from '../../../lib/store/store.ts';
import { useZone } from '../use-zone.ts';
import { type Draft, draftFor } from './draft.ts';
import { forgetDraft, keepDraft, keptDraft } from './draft-storage.ts';

export const stepNames = ['lessons', 'classes', 'dates', 'review'] as const;
export type StepName = (typeof stepNames)[number];

/** What was assigned; it stays with this entry of the browser's history, so that a reload does not ask again. */
export type Done = { assignmentIds: number[]; lessons: number; classes: number; draft: Draft };

export type WizardDraft = {
  draft: Draft;
  change: (how: (draft: Draft) => Draft) => void;
  /** The step that the address asks for. */
  wanted: StepName;
  addressOf: (step: StepName) => string;
  goTo: (step: StepName) => void;
  finish: (done: Done) => void;
  done: Done | undefined;
  /** After it was taken back: everything is as it was before. */
  reopen: (done: Done) => void;
};

/**
 * The draft of the wizard, kept for this tab under its account, and its step in the address, so that Back, Forward and Reload do
 * what they do everywhere. Other lessons in the address begin another draft.
 */
export function useDraft(): WizardDraft {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const accountId = useAppSelector(({ auth }) => auth.currentAccountId);
  const zone = useZone();
  const wished = search.get('lessons') ?? '';
  const begin = () => draftFor(wished, keptDraft(accountId), localDateOf(new Date(), zone));
  const [kept, setKept] = useState(begin);
  // other lessons came by the address while the wizard was open
  const draft = kept.wished === wished ? kept : begin();
  if (draft !== kept) setKept(draft);
  const done = (state as { done?: Done } | null)?.done;
  useEffect(() => {
    if (done === undefined && draft.lessonIds.length > 0) keepDraft(accountId, draft);
  }, [accountId, draft, done]);
  const addressOf = (step: StepName) => `${pathname}?lessons=${wished}${step === 'lessons' ? '' : `&step=${step}`}`;
  return {
    draft,
    change: (how) => setKept((before) => how(before.wished === wished ? before : draft)),
    wanted: stepNames.find((step) => step === search.get('step')) ?? 'lessons',
    addressOf,
    goTo: (step) => void navigate(addressOf(step)),
    finish: (made) => {
      forgetDraft(accountId);
      void navigate(pathname, { replace: true, state: { done: made } });
    },
    done,
    reopen: ({ draft: before }) => {
      keepDraft(accountId, before);
      void navigate(`${pathname}?lessons=${before.wished}&step=review`, { replace: true });
    },
  };
}
