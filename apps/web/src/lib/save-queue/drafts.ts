import type { QuestionResponse } from '@alba/items/response';
import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';
import { saveTimings } from './queue-state.ts';

/** An answer as this device keeps it, under its account and attempt. */
export type Draft = { questionId: string; rev: number; response: QuestionResponse; savedAt: number; isHeld?: boolean };
export type DraftOwner = { accountId: number; attemptId: number };

/**
 * Drafts in IndexedDB, one entry for each account, attempt and question, so that nobody ever sees another account's. Where IndexedDB is
 * missing or refuses (a private window), and in the last moment of a page, local storage takes them: that write cannot be cut short.
 */
let store: UseStore | undefined;
const storeOf = () => {
  store ??= createStore('drafts', 'drafts');
  return store;
};
const keyOf = ({ accountId, attemptId }: DraftOwner, questionId: string) => `${accountId}/${attemptId}/${questionId}`;
const localKeyOf = ({ accountId, attemptId }: DraftOwner) => `drafts/${accountId}/${attemptId}`;

export async function writeDrafts(owner: DraftOwner, drafts: readonly Draft[]): Promise<void> {
  try {
    await setMany(
      drafts.map((draft) => [keyOf(owner, draft.questionId), draft] as [string, Draft]),
      storeOf(),
    );
  } catch {
    writeDraftsNow(owner, drafts);
  }
}

/** Synchronous, for the moment a page is left. */
export function writeDraftsNow(owner: DraftOwner, drafts: readonly Draft[]): void {
  const kept = new Map(localDrafts(owner).map((draft) => [draft.questionId, draft]));
  for (const draft of drafts) kept.set(draft.questionId, draft);
  setLocal(owner, [...kept.values()]);
}

/** Drafts of this account and attempt, the highest revision of each question. */
export async function readDrafts(owner: DraftOwner): Promise<Draft[]> {
  const found = [
    ...(await storedDrafts()).filter(([key]) => key.startsWith(`${owner.accountId}/${owner.attemptId}/`)).map(([, draft]) => draft),
    ...localDrafts(owner),
  ];
  const highest = new Map<string, Draft>();
  for (const draft of found) {
    if (draft.rev > (highest.get(draft.questionId)?.rev ?? 0)) highest.set(draft.questionId, draft);
  }
  return [...highest.values()];
}

/** Forgets drafts up to these revisions: the server has them. A newer one, written meanwhile, stays. */
export async function removeDrafts(owner: DraftOwner, revs: Readonly<Record<string, number>>): Promise<void> {
  setLocal(
    owner,
    localDrafts(owner).filter((draft) => draft.rev > (revs[draft.questionId] ?? 0)),
  );
  const done = (await storedDrafts()).filter(([key, draft]) => key === keyOf(owner, draft.questionId) && draft.rev <= (revs[draft.questionId] ?? 0));
  await forget(done.map(([key]) => key));
}

/** How many answers of an account wait on this device, for a warning before signing out. */
export async function countDrafts(accountId: number): Promise<number> {
  const own = new Set((await storedDrafts()).map(([key]) => key).filter((key) => key.startsWith(`${accountId}/`)));
  for (const owner of localOwners()) {
    if (owner.accountId === accountId) for (const draft of localDrafts(owner)) own.add(keyOf(owner, draft.questionId));
  }
  return own.size;
}

/** Attempts of an account with drafts on this device. */
export async function attemptsWithDrafts(accountId: number): Promise<number[]> {
  const stored = (await storedDrafts()).map(([key]) => key.split('/').map(Number));
  const all = [...stored.map(([account, attempt]) => ({ accountId: account, attemptId: attempt })), ...localOwners()];
  return [...new Set(all.filter((owner) => owner.accountId === accountId).map((owner) => owner.attemptId ?? 0))];
}

/** Throws away drafts of anybody that were not touched for seven days. */
export async function purgeDrafts(now: number): Promise<void> {
  const isOld = (draft: Draft) => now - draft.savedAt > saveTimings.draftLife;
  await forget((await storedDrafts()).filter(([, draft]) => isOld(draft)).map(([key]) => key));
  for (const owner of localOwners()) {
    setLocal(
      owner,
      localDrafts(owner).filter((draft) => !isOld(draft)),
    );
  }
}

async function storedDrafts(): Promise<[string, Draft][]> {
  try {
    return (await entries<string, Draft>(storeOf())).filter(([, draft]) => isDraft(draft));
  } catch {
    return [];
  }
}

async function forget(keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    await delMany(keys, storeOf());
  } catch {
    // without IndexedDB there was nothing to forget
  }
}

function localDrafts(owner: DraftOwner): Draft[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(localKeyOf(owner)) ?? '[]');
    return Array.isArray(saved) ? saved.filter(isDraft) : [];
  } catch {
    return [];
  }
}

function setLocal(owner: DraftOwner, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(localKeyOf(owner));
    else localStorage.setItem(localKeyOf(owner), JSON.stringify(drafts));
  } catch {
    // storage full or forbidden: this tab still holds the answers
  }
}

function localOwners(): { accountId: number; attemptId: number }[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const [, accountId, attemptId] = /^drafts\/(\d+)\/(\d+)$/.exec(key) ?? [];
      return accountId === undefined || attemptId === undefined ? [] : [{ accountId: Number(accountId), attemptId: Number(attemptId) }];
    });
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { questionId, rev, response, savedAt } = value as Partial<Draft>;
  return typeof questionId === 'string' && typeof rev === 'number' && typeof savedAt === 'number' && typeof response === 'object' && response !== null;
}
