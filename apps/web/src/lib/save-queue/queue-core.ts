import { limits } from '@alba/domain/limits';
import type { QuestionResponse } from '@alba/items/response';
import { sameResponse } from '@alba/items/same-response';
import { type Entry, newEntry, type QueueState, type StopReason, saveTimings } from './queue-state.ts';

/**
 * What happens to the answers of one attempt, as pure steps: no clock, no storage, no network. The shell brings the time and the
 * replies, and asks `nextWriteAt` and `nextSendAt` when to act.
 */

/** The student changed an answer. A held one is kept on the device but not sent: the server would refuse it as it stands. */
export function changed(state: QueueState, given: { questionId: string; response: QuestionResponse; now: number; isHeld?: boolean }): QueueState {
  const { questionId, response, now, isHeld = false } = given;
  if (state.stopped) return state;
  const before = state.entries[questionId];
  const rev = Math.max(before?.rev ?? 0, before?.acked ?? 0) + 1;
  const waitingSince = before && isWaiting(before) ? before.waitingSince : now;
  const dirtySince = before && before.written < before.rev ? before.dirtySince : now;
  const entry: Entry = {
    rev,
    response,
    acked: before?.acked ?? 0,
    written: before?.written ?? 0,
    changedAt: now,
    waitingSince,
    dirtySince,
    isHeld,
    refusedRev: 0,
  };
  return withEntry(state, questionId, entry);
}

export type Known = { questionId: string; rev: number; response: QuestionResponse /** Right or out of tries: takes no more answers. */; isLocked?: boolean };

/** What the server holds, at the start or when asked again. A local answer of a higher revision wins and is sent; a locked question keeps the server's. */
export function loadedServer(state: QueueState, answers: readonly Known[]): QueueState {
  return answers.reduce((current, { questionId, rev, response, isLocked }) => {
    const own = current.entries[questionId];
    if (own && !isLocked && own.rev > rev) return withEntry(current, questionId, { ...own, acked: Math.max(own.acked, rev) });
    const highest = Math.max(rev, isLocked ? (own?.rev ?? 0) : 0);
    return withEntry(current, questionId, { ...newEntry, rev: highest, response, acked: highest, written: highest });
  }, state);
}

/** Drafts found on this device. One that the server does not have yet waits to be sent. */
export function loadedDrafts(state: QueueState, drafts: readonly (Known & { isHeld?: boolean })[], now: number): QueueState {
  return drafts.reduce((current, { questionId, rev, response, isHeld = false }) => {
    const own = current.entries[questionId];
    if (own && own.rev >= rev) return current;
    const entry = { ...newEntry, rev, response, acked: own?.acked ?? 0, written: rev, changedAt: now - saveTimings.sendAfterPause, waitingSince: now, isHeld };
    return withEntry(current, questionId, entry);
  }, state);
}

/** The device holds these revisions now. */
export function written(state: QueueState, revs: Readonly<Record<string, number>>, now: number): QueueState {
  return mapEntries(state, revs, (entry, rev) => ({ ...entry, written: Math.max(entry.written, rev), dirtySince: now }));
}

/** What is to be sent now. One by one after a refusal that named no question. */
export function batchOf(state: QueueState): { questionId: string; rev: number; response: QuestionResponse }[] {
  const waiting = Object.entries(state.entries).filter(([, entry]) => isWaiting(entry));
  const most = state.isOneByOne ? 1 : limits.answersPerSave;
  return waiting.slice(0, most).map(([questionId, { rev, response }]) => ({ questionId, rev, response }));
}

export function sendStarted(state: QueueState, revs: Readonly<Record<string, number>>): QueueState {
  return { ...state, sending: revs, isUrgent: false };
}

/**
 * The server answered with the revisions it holds. Each question asked about is settled up to what was sent. A higher revision came from
 * another device: fresh words from here go above it, old ones give way. A lower one means the question is locked. Where these words gave
 * way the question is in `behind`: what the server holds has to be read again.
 */
export function acknowledged(state: QueueState, saved: readonly { questionId: string; rev: number }[], now: number): { state: QueueState; behind: string[] } {
  const sent = state.sending ?? {};
  const behind: string[] = [];
  const held = new Map(saved.map(({ questionId, rev }) => [questionId, rev]));
  let next: QueueState = { ...state, sending: undefined, failures: 0, notBefore: 0 };
  for (const [questionId, sentRev] of Object.entries(sent)) {
    const entry = next.entries[questionId];
    if (!entry) continue;
    const rev = held.get(questionId) ?? sentRev;
    // another device was quicker; what is being typed here is newer still
    const isOvertaken = rev > sentRev && rev >= entry.rev;
    const isLive = now - entry.changedAt < saveTimings.liveFor;
    if (isOvertaken && isLive) {
      next = withEntry(next, questionId, { ...entry, rev: rev + 1, acked: rev, waitingSince: now, dirtySince: now });
      continue;
    }
    if (isOvertaken || rev < sentRev) behind.push(questionId);
    next = withEntry(next, questionId, { ...entry, acked: Math.max(entry.acked, sentRev, rev), waitingSince: now });
  }
  if (next.isOneByOne && batchOf(next).length === 0) next = { ...next, isOneByOne: false };
  return { state: next, behind };
}

/** Another time may help: the network, a busy server. Waits 1, 2, 4 … 30 s with some jitter (`chance` from 0 to 1), or as long as the server asked. */
export function failedForNow(state: QueueState, given: { now: number; chance: number; retryAt?: number }): QueueState {
  const wait = Math.min(saveTimings.longestRetry, saveTimings.firstRetry * 2 ** state.failures);
  const jittered = wait * (0.75 + given.chance * 0.5);
  return { ...state, sending: undefined, failures: state.failures + 1, notBefore: Math.max(given.retryAt ?? 0, given.now + jittered) };
}

/** The server will not take what was sent. Alone, it is set aside until it changes; in company, each is tried by itself. */
export function refusedForGood(state: QueueState): QueueState {
  const sent = Object.entries(state.sending ?? {});
  const next: QueueState = { ...state, sending: undefined, failures: 0, notBefore: 0 };
  if (sent.length > 1) return { ...next, isOneByOne: true, isUrgent: true };
  return mapEntries(next, Object.fromEntries(sent), (entry, rev) => ({ ...entry, refusedRev: rev }));
}

/** No more answers: turned in, reset, closed, gone. */
export function stopped(state: QueueState, reason: StopReason): QueueState {
  return { ...state, stopped: state.stopped ?? reason, sending: undefined };
}

/** Send at once. `evenIfFailing`: the network is back, or the student asked. */
export function hurried(state: QueueState, { evenIfFailing = false }: { evenIfFailing?: boolean } = {}): QueueState {
  return { ...state, isUrgent: true, notBefore: evenIfFailing ? 0 : state.notBefore };
}

/** Another tab wrote an answer. The higher revision is taken; the same revision with other words goes to one of the two, by a rule both know. */
export function heardDraft(state: QueueState, given: Known & { now: number; isOwnStronger: boolean; isHeld?: boolean }): QueueState {
  const { questionId, rev, response, now, isOwnStronger, isHeld = false } = given;
  const own = state.entries[questionId];
  if (state.stopped || (own && own.rev > rev)) return state;
  if (own && own.rev === rev) {
    if (sameResponse(own.response, response)) return state;
    if (isOwnStronger) return changed(state, { questionId, response: own.response, now, isHeld: own.isHeld });
  }
  // the other tab sends it; this one only if that tab is gone by then
  const later = now + saveTimings.otherTabGrace;
  return withEntry(state, questionId, { ...newEntry, rev, response, acked: own?.acked ?? 0, written: rev, changedAt: later, waitingSince: later, isHeld });
}

/** Another tab's save was acknowledged. */
export function heardSaved(state: QueueState, revs: Readonly<Record<string, number>>): QueueState {
  return mapEntries(state, revs, (entry, rev) => ({ ...entry, acked: Math.max(entry.acked, Math.min(rev, entry.rev)) }));
}

/** When the device is to be written next; undefined while it holds everything. */
export function nextWriteAt(state: QueueState): number | undefined {
  const since = Object.values(state.entries).filter((entry) => entry.written < entry.rev);
  return since.length === 0 ? undefined : Math.min(...since.map((entry) => entry.dirtySince)) + saveTimings.writeAfter;
}

/** When to send next; undefined while nothing waits, a call is under way, or answers are no longer taken. */
export function nextSendAt(state: QueueState): number | undefined {
  if (state.stopped || state.sending) return undefined;
  const waiting = Object.values(state.entries).filter(isWaiting);
  if (waiting.length === 0) return undefined;
  if (state.failures > 0) return state.notBefore;
  if (state.isUrgent) return 0;
  return Math.min(...waiting.map((entry) => Math.min(entry.changedAt + saveTimings.sendAfterPause, entry.waitingSince + saveTimings.sendWhileTyping)));
}

export type SaveStatus = 'saved' | 'saving' | 'kept';

/** What the screen says: saved; saving; not saved yet, but kept on this device. */
export function statusOf(state: QueueState): SaveStatus {
  const entries = Object.values(state.entries);
  const isKept = entries.some((entry) => entry.isHeld || isRefused(entry)) || (state.failures > 0 && entries.some(isWaiting));
  if (isKept || (state.stopped === 'closed' && entries.some(isWaiting))) return 'kept';
  if (state.stopped) return 'saved';
  return state.sending || entries.some((entry) => isWaiting(entry)) ? 'saving' : 'saved';
}

/** Revisions of everything the student answered, for turning in. What was never sendable is left at what the server holds. */
export function revsToTurnIn(state: QueueState): Record<string, number> {
  const revs = Object.entries(state.entries).map(([questionId, entry]) => [questionId, entry.isHeld || isRefused(entry) ? entry.acked : entry.rev] as const);
  return Object.fromEntries(revs.filter(([, rev]) => rev > 0));
}

/** The server lost sight of these (it said so): they are sent again as they stand. */
export function missingOnServer(state: QueueState, questionIds: readonly string[]): QueueState {
  const zero = Object.fromEntries(questionIds.map((questionId) => [questionId, 0]));
  return hurried(mapEntries(state, zero, (entry) => ({ ...entry, acked: Math.min(entry.acked, entry.rev - 1) })));
}

const isRefused = (entry: Entry) => entry.refusedRev === entry.rev && entry.rev > entry.acked;
const isWaiting = (entry: Entry) => entry.rev > entry.acked && !entry.isHeld && !isRefused(entry);

function withEntry(state: QueueState, questionId: string, entry: Entry): QueueState {
  return { ...state, entries: { ...state.entries, [questionId]: entry } };
}

function mapEntries(state: QueueState, revs: Readonly<Record<string, number>>, change: (entry: Entry, rev: number) => Entry): QueueState {
  return Object.entries(revs).reduce((current, [questionId, rev]) => {
    const entry = current.entries[questionId];
    return entry ? withEntry(current, questionId, change(entry, rev)) : current;
  }, state);
}
