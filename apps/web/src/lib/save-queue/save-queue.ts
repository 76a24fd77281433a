import type { QuestionResponse } from '@alba/items/response';
import { type Draft, type DraftOwner, readDrafts, removeDrafts, writeDrafts, writeDraftsNow } from './drafts.ts';
import * as core from './queue-core.ts';
import { emptyQueue, type QueueState, type StopReason } from './queue-state.ts';
import type { TabChannel } from './tab-channel.ts';

export type Saving = { questionId: string; rev: number; response: QuestionResponse }[];
export type SaveReply =
  | { kind: 'saved'; saved: { questionId: string; rev: number }[] }
  /** Another time may help. */
  | { kind: 'later'; retryAt?: number }
  | { kind: 'refused' }
  /** The session ended: nothing is sent until the same person is back. */
  | { kind: 'paused' }
  | { kind: 'stopped'; reason: StopReason };

export type SaveQueueOptions = DraftOwner & {
  send: (answers: Saving) => Promise<SaveReply>;
  /** The page is being left: sends without waiting for an answer. */
  sendOnLeave: (answers: Saving) => void;
  /** False once another account signed in: its session must not carry these answers. */
  isMine: () => boolean;
  /** The server holds something newer than this tab. */
  onBehind: () => void;
  /** Another tab checked an answer. */
  onCheckedElsewhere?: (questionId: string) => void;
  channel: TabChannel;
  known: readonly core.Known[];
};

export type SaveQueueView = {
  answers: Readonly<Record<string, QuestionResponse>>;
  status: core.SaveStatus;
  stopped: StopReason | undefined;
  /** Drafts of this device have been read. */
  isReady: boolean;
};

export type SaveQueue = ReturnType<typeof createSaveQueue>;

/** Keeps the answers of one attempt safe: on the device first, then on the server, however the network behaves (S-SAVE). */
export function createSaveQueue(options: SaveQueueOptions) {
  const { channel } = options;
  const owner: DraftOwner = { accountId: options.accountId, attemptId: options.attemptId };
  const listeners = new Set<() => void>();
  let state: QueueState = core.loadedServer(emptyQueue, options.known);
  let isReady = false;
  let isClosed = false;
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let view: SaveQueueView = viewOf();

  function viewOf(): SaveQueueView {
    const answers = Object.fromEntries(Object.entries(state.entries).map(([questionId, entry]) => [questionId, entry.response]));
    return { answers, status: core.statusOf(state), stopped: state.stopped, isReady };
  }

  function become(next: QueueState): void {
    state = next;
    view = viewOf();
    arm();
    for (const listener of listeners) listener();
  }

  /** One timer, always set for whatever comes next. */
  function arm(): void {
    clearTimeout(timer);
    if (isClosed) return;
    const moments = [core.nextWriteAt(state), isReady && !isPaused ? core.nextSendAt(state) : undefined].filter((moment) => moment !== undefined);
    if (moments.length > 0) timer = setTimeout(act, Math.max(0, Math.min(...moments) - Date.now()));
  }

  function act(): void {
    const now = Date.now();
    const writeAt = core.nextWriteAt(state);
    const sendAt = core.nextSendAt(state);
    if (isReady && !isPaused && sendAt !== undefined && sendAt <= now) underWay = sendNow();
    else if (writeAt !== undefined && writeAt <= now) void write();
    else arm();
  }

  function unwritten(): Draft[] {
    const dirty = Object.entries(state.entries).filter(([, entry]) => entry.written < entry.rev);
    return dirty.map(([questionId, { rev, response, isHeld }]) => ({ questionId, rev, response, savedAt: Date.now(), isHeld }));
  }

  async function write(): Promise<void> {
    const drafts = unwritten();
    if (drafts.length === 0) return;
    // taken as written before it is: a change made meanwhile has a higher revision and is written next
    state = core.written(state, revsOf(drafts), Date.now());
    await writeDrafts(owner, drafts);
    channel.tell({ kind: 'drafts', drafts });
    become(state);
  }

  async function sendNow(): Promise<void> {
    const batch = core.batchOf(state);
    if (batch.length === 0 || state.sending || state.stopped || isClosed) return;
    if (!options.isMine()) {
      isPaused = true;
      return;
    }
    become(core.sendStarted(state, revsOf(batch)));
    // the device first, so that a revision is never used twice for different words
    await write();
    const reply = await options.send(batch);
    if (isClosed) return void settleDrafts(batch, reply);
    take(batch, reply);
  }

  function take(batch: Saving, reply: SaveReply): void {
    const now = Date.now();
    if (reply.kind === 'saved') {
      const { state: next, behind } = core.acknowledged(state, reply.saved, now);
      become(next);
      void settleDrafts(batch, reply);
      channel.tell({ kind: 'saved', revs: revsOf(batch) });
      if (behind.length > 0) options.onBehind();
    } else if (reply.kind === 'later') {
      become(core.failedForNow(state, { now, chance: Math.random(), retryAt: reply.retryAt }));
    } else if (reply.kind === 'refused') {
      become(core.refusedForGood(state));
    } else if (reply.kind === 'paused') {
      isPaused = true;
      become(core.failedForNow(state, { now, chance: Math.random() }));
    } else {
      stop(reply.reason);
    }
  }

  /** A draft goes only when the server settled its revision. */
  async function settleDrafts(batch: Saving, reply: SaveReply): Promise<void> {
    if (reply.kind === 'saved') await removeDrafts(owner, revsOf(batch));
  }

  function stop(reason: StopReason): void {
    if (state.stopped) return;
    become(core.stopped(state, reason));
    // a closed assignment may be opened again; the others never take these answers
    if (reason !== 'closed')
      void removeDrafts(owner, Object.fromEntries(Object.keys(state.entries).map((questionId) => [questionId, Number.MAX_SAFE_INTEGER])));
  }

  channel.listen((message, isOwnStronger) => {
    if (message.kind === 'drafts') {
      const now = Date.now();
      become(message.drafts.reduce((next, draft) => core.heardDraft(next, { ...draft, now, isOwnStronger }), state));
    } else if (message.kind === 'saved') become(core.heardSaved(state, message.revs));
    else if (message.kind === 'checked') options.onCheckedElsewhere?.(message.questionId);
    else stop(message.reason);
  });

  const ready = readDrafts(owner).then((drafts) => {
    isReady = true;
    become(core.loadedDrafts(state, drafts, Date.now()));
    // what the server has by now need not stay on the device
    const settled = drafts.filter((draft) => draft.rev <= (state.entries[draft.questionId]?.acked ?? 0));
    if (settled.length > 0) void removeDrafts(owner, revsOf(settled));
  });

  const hurry = (evenIfFailing: boolean) => {
    isPaused = false;
    become(core.hurried(state, { evenIfFailing }));
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    change: (questionId: string, response: QuestionResponse, { isHeld = false }: { isHeld?: boolean } = {}) =>
      become(core.changed(state, { questionId, response, now: Date.now(), isHeld })),
    /** Leaving a field: the device and the server get it at once. */
    flush: () => {
      void write();
      if (core.batchOf(state).length > 0) hurry(false);
    },
    /** The network is back. */
    retry: () => hurry(true),
    /** The server's own state of answers, after a check or when read again. */
    learn: (answers: readonly core.Known[]) => {
      become(core.loadedServer(state, answers));
      void removeDrafts(owner, Object.fromEntries(answers.map(({ questionId }) => [questionId, state.entries[questionId]?.acked ?? 0])));
    },
    tellChecked: (questionId: string) => channel.tell({ kind: 'checked', questionId }),
    revOf: (questionId: string) => state.entries[questionId]?.rev ?? 0,
    revsToTurnIn: () => core.revsToTurnIn(state),
    missingOnServer: (questionIds: readonly string[]) => become(core.missingOnServer(state, questionIds)),
    /** Sends everything that waits. True when the server has it all; false when it could not be sent now. */
    sendAll: async (): Promise<boolean> => {
      await ready;
      hurry(true);
      // each round sends one batch; as many rounds as there can be batches, and some for what is typed meanwhile
      for (let round = 0; round < 20 && !state.stopped; round += 1) {
        await underWay;
        if (state.failures > 0) return false;
        if (core.batchOf(state).length === 0) return true;
        clearTimeout(timer);
        underWay = sendNow();
      }
      return core.batchOf(state).length === 0;
    },
    /** The page goes away, perhaps for good. */
    leave: () => {
      const drafts = unwritten();
      if (drafts.length > 0) writeDraftsNow(owner, drafts);
      void write();
      const batch = core.batchOf(state);
      if (batch.length > 0 && !state.stopped && !isPaused && options.isMine()) options.sendOnLeave(batch);
    },
    stop: (reason: StopReason) => {
      channel.tell({ kind: 'stopped', reason });
      stop(reason);
    },
    /** The student leaves the lesson inside the app: what waits is sent while the next page shows. */
    close: () => {
      if (isClosed) return;
      const batch = core.batchOf(state);
      const isToSend = batch.length > 0 && !state.stopped && options.isMine();
      isClosed = true;
      clearTimeout(timer);
      const drafts = unwritten();
      const kept = drafts.length > 0 ? writeDrafts(owner, drafts) : Promise.resolve();
      if (isToSend) void kept.then(() => options.send(batch)).then((reply) => settleDrafts(batch, reply));
      channel.close();
      listeners.clear();
    },
  };
}

const revsOf = (answers: readonly { questionId: string; rev: number }[]): Record<string, number> =>
  Object.fromEntries(answers.map(({ questionId, rev }) => [questionId, rev]));
