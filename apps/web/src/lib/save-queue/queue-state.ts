import type { QuestionResponse } from '@alba/items/response';

/** Milliseconds of S-SAVE (quality.md E.1). */
export const saveTimings = {
  /** A change is on the device this long after it was made, at the latest. */
  writeAfter: 200,
  sendAfterPause: 2_000,
  sendWhileTyping: 10_000,
  firstRetry: 1_000,
  longestRetry: 30_000,
  /** How long a tab waits before it sends what another tab wrote. */
  otherTabGrace: 4_000,
  /** Words typed this recently win over another device's; older ones give way. */
  liveFor: 60_000,
  /** Drafts older than this are thrown away. */
  draftLife: 7 * 24 * 60 * 60 * 1000,
} as const;

/** Why answers are no longer taken. */
export type StopReason = 'submitted' | 'reset' | 'closed' | 'gone';

export type Entry = {
  /** Rises with every change on this device, above what the server holds. */
  rev: number;
  response: QuestionResponse;
  /** The newest revision that the server is known to have settled. */
  acked: number;
  /** The newest revision on the device. */
  written: number;
  changedAt: number;
  /** The oldest change that was not sent yet. */
  waitingSince: number;
  /** The oldest change that is not on the device yet. */
  dirtySince: number;
  isHeld: boolean;
  /** The revision the server refused for good; 0 for none. */
  refusedRev: number;
};

export type QueueState = {
  entries: Readonly<Record<string, Entry>>;
  /** Revisions of the call under way; one call at a time. */
  sending: Readonly<Record<string, number>> | undefined;
  failures: number;
  notBefore: number;
  isUrgent: boolean;
  isOneByOne: boolean;
  stopped: StopReason | undefined;
};

export const emptyQueue: QueueState = { entries: {}, sending: undefined, failures: 0, notBefore: 0, isUrgent: false, isOneByOne: false, stopped: undefined };

export const newEntry = { acked: 0, written: 0, changedAt: 0, waitingSince: 0, dirtySince: 0, isHeld: false, refusedRev: 0 } as const;
