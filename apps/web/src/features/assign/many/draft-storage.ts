import type { Draft } from './draft.ts';

/** Cleared when the person signs out or another one signs in (lib/store); a session that ended by itself leaves it (D91). */
const keyOf = (accountId: number) => `assignMany.${accountId}`;

/** Keeps what was entered, for this tab and this account. */
export function keepDraft(accountId: number, draft: Draft): void {
  // nobody is signed in any more: what stands there is whole already
  if (accountId < 0) return;
  try {
    sessionStorage.setItem(keyOf(accountId), JSON.stringify(draft));
  } catch {
    // storage full or forbidden: a reload begins anew
  }
}

/** What this account entered last. */
export function keptDraft(accountId: number): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function forgetDraft(accountId: number): void {
  try {
    sessionStorage.removeItem(keyOf(accountId));
  } catch {
    // nothing was kept
  }
}

/** What an older version of this page kept may look otherwise: then it begins anew. */
function isDraft(given: unknown): given is Draft {
  if (typeof given !== 'object' || given === null) return false;
  const { wished, lessonIds, classIds, students, terms, cells } = given as Partial<Draft>;
  const hasParts = [students, terms, cells].every((part) => typeof part === 'object' && part !== null);
  return (
    typeof wished === 'string' &&
    Array.isArray(classIds) &&
    hasParts &&
    Array.isArray(lessonIds) &&
    lessonIds.every((id) => terms?.[id]?.startTime !== undefined)
  );
}
