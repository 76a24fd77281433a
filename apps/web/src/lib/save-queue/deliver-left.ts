import { attemptsWithDrafts, readDrafts, removeDrafts } from './drafts.ts';
import type { SaveReply, Saving } from './save-queue.ts';

/**
 * Sends what earlier visits left on this device, lesson by lesson, without opening the lessons. Once: what fails is tried again at the
 * next visit, or when the lesson is opened.
 */
export async function deliverLeftDrafts(accountId: number, send: (attemptId: number, answers: Saving) => Promise<SaveReply>): Promise<void> {
  for (const attemptId of await attemptsWithDrafts(accountId)) {
    const owner = { accountId, attemptId };
    const drafts = (await readDrafts(owner)).filter((draft) => !draft.isHeld);
    if (drafts.length === 0) continue;
    const reply = await send(
      attemptId,
      drafts.map(({ questionId, rev, response }) => ({ questionId, rev, response })),
    );
    if (reply.kind === 'saved') await removeDrafts(owner, Object.fromEntries(drafts.map(({ questionId, rev }) => [questionId, rev])));
    else if (reply.kind === 'stopped' && reply.reason !== 'closed') {
      await removeDrafts(owner, Object.fromEntries(drafts.map(({ questionId }) => [questionId, Number.MAX_SAFE_INTEGER])));
    } else if (reply.kind !== 'refused') return;
  }
}
