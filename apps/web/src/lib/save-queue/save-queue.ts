import type { QuestionResponse } from '@alba/items/response';
import { type Draft, type DraftOwner, readDrafts, removeDrafts, writeDrafts, writeDraftsNow } from './drafts.ts';
import * as core from './queue-core.ts';
import { emptyQueue, type QueueState, type StopReason } from './queue-state.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

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

/** Keeps the answers of one attempt safe: on the device first, then on the server, however the network behaves (S-SAVE). */
export class SaveQueue {
  private readonly options: SaveQueueOptions;
  private readonly owner: DraftOwner;
  private readonly listeners = new Set<() => void>();
  private readonly ready: Promise<void>;
  private state: QueueState;
  private shown: SaveQueueView;
  private isReady = false;
  private isClosed = false;
  private isPaused = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private underWay: Promise<void> = Promise.resolve();

  constructor(options: SaveQueueOptions) {
    this.options = options;
    this.owner = { accountId: options.accountId, attemptId: options.attemptId };
    this.state = core.loadedServer(emptyQueue, options.known);
    this.shown = this.viewNow();
    options.channel.listen((message, isOwnStronger) => this.hear(message, isOwnStronger));
    this.ready = readDrafts(this.owner).then((drafts) => this.takeDrafts(drafts));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly view = (): SaveQueueView => this.shown;

  change(questionId: string, response: QuestionResponse, { isHeld = false }: { isHeld?: boolean } = {}): void {
    this.become(core.changed(this.state, { questionId, response, now: Date.now(), isHeld }));
  }

  /** Leaving a field: the device and the server get it at once. */
  flush(): void {
    void this.write();
    if (core.batchOf(this.state).length > 0) this.hurry(false);
  }

  /** The network is back. */
  retry(): void {
    this.hurry(true);
  }

  /** The server's own state of answers, after a check or when read again. */
  learn(answers: readonly core.Known[]): void {
    this.become(core.loadedServer(this.state, answers));
    void removeDrafts(this.owner, Object.fromEntries(answers.map(({ questionId }) => [questionId, this.state.entries[questionId]?.acked ?? 0])));
  }

  tellChecked(questionId: string): void {
    this.options.channel.tell({ kind: 'checked', questionId });
  }

  revOf(questionId: string): number {
    return this.state.entries[questionId]?.rev ?? 0;
  }

  revsToTurnIn(): Record<string, number> {
    return core.revsToTurnIn(this.state);
  }

  missingOnServer(questionIds: readonly string[]): void {
    this.become(core.missingOnServer(this.state, questionIds));
  }

  /** Sends everything that waits. True when the server has it all; false when it could not be sent now. */
  async sendAll(): Promise<boolean> {
    await this.ready;
    this.hurry(true);
    // each round sends one batch; as many rounds as there can be batches, and some for what is typed meanwhile
    for (let round = 0; round < 20 && !this.state.stopped; round += 1) {
      await this.underWay;
      if (this.state.failures > 0) return false;
      if (core.batchOf(this.state).length === 0) return true;
      clearTimeout(this.timer);
      this.underWay = this.send();
    }
    return !this.state.stopped && core.batchOf(this.state).length === 0;
  }

  /** The page goes away, perhaps for good. */
  leave(): void {
    const drafts = this.unwritten();
    if (drafts.length > 0) writeDraftsNow(this.owner, drafts);
    void this.write();
    const batch = core.batchOf(this.state);
    if (batch.length > 0 && this.maySend()) this.options.sendOnLeave(batch);
  }

  /** Answers are no longer taken; other tabs are told. */
  stop(reason: StopReason): void {
    this.options.channel.tell({ kind: 'stopped', reason });
    this.end(reason);
  }

  /** The student leaves the lesson inside the app: what waits is sent while the next page shows. */
  close(): void {
    if (this.isClosed) return;
    const batch = core.batchOf(this.state);
    const isToSend = batch.length > 0 && this.maySend();
    const drafts = this.unwritten();
    this.isClosed = true;
    clearTimeout(this.timer);
    const kept = drafts.length > 0 ? writeDrafts(this.owner, drafts) : Promise.resolve();
    if (isToSend) void kept.then(() => this.options.send(batch)).then((reply) => this.settleDrafts(batch, reply));
    this.options.channel.close();
    this.listeners.clear();
  }

  private viewNow(): SaveQueueView {
    const answers = Object.fromEntries(Object.entries(this.state.entries).map(([questionId, entry]) => [questionId, entry.response]));
    return { answers, status: core.statusOf(this.state), stopped: this.state.stopped, isReady: this.isReady };
  }

  private become(next: QueueState): void {
    this.state = next;
    this.shown = this.viewNow();
    this.arm();
    for (const listener of this.listeners) listener();
  }

  private takeDrafts(drafts: readonly Draft[]): void {
    this.isReady = true;
    this.become(core.loadedDrafts(this.state, drafts, Date.now()));
    // what the server has by now need not stay on the device
    const settled = drafts.filter((draft) => draft.rev <= (this.state.entries[draft.questionId]?.acked ?? 0));
    if (settled.length > 0) void removeDrafts(this.owner, revsOf(settled));
  }

  private maySend(): boolean {
    return !this.state.stopped && !this.isPaused && this.options.isMine();
  }

  private hurry(evenIfFailing: boolean): void {
    this.isPaused = false;
    this.become(core.hurried(this.state, { evenIfFailing }));
  }

  /** One timer, always set for whatever comes next. */
  private arm(): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    const moments = [core.nextWriteAt(this.state), this.sendAt()].filter((moment) => moment !== undefined);
    if (moments.length > 0) this.timer = setTimeout(() => this.act(), Math.max(0, Math.min(...moments) - Date.now()));
  }

  private sendAt(): number | undefined {
    return this.isReady && !this.isPaused ? core.nextSendAt(this.state) : undefined;
  }

  private act(): void {
    const now = Date.now();
    const writeAt = core.nextWriteAt(this.state);
    const sendAt = this.sendAt();
    if (sendAt !== undefined && sendAt <= now) this.underWay = this.send();
    else if (writeAt !== undefined && writeAt <= now) void this.write();
    else this.arm();
  }

  private unwritten(): Draft[] {
    const dirty = Object.entries(this.state.entries).filter(([, entry]) => entry.written < entry.rev);
    return dirty.map(([questionId, { rev, response, isHeld }]) => ({ questionId, rev, response, savedAt: Date.now(), isHeld }));
  }

  private async write(): Promise<void> {
    const drafts = this.unwritten();
    if (drafts.length === 0 || this.state.stopped) return;
    // taken as written before it is: a change made meanwhile has a higher revision and is written next
    this.state = core.written(this.state, revsOf(drafts), Date.now());
    await writeDrafts(this.owner, drafts);
    if (this.isClosed) return;
    this.options.channel.tell({ kind: 'drafts', drafts });
    this.become(this.state);
  }

  private async send(): Promise<void> {
    const batch = core.batchOf(this.state);
    if (batch.length === 0 || this.state.sending || this.isClosed) return;
    if (!this.maySend()) {
      this.isPaused = true;
      return;
    }
    this.become(core.sendStarted(this.state, revsOf(batch)));
    // the device first, so that a revision is never used twice for different words
    await this.write();
    const reply = await this.options.send(batch);
    await this.settleDrafts(batch, reply);
    if (!this.isClosed) this.take(batch, reply);
  }

  private take(batch: Saving, reply: SaveReply): void {
    const now = Date.now();
    switch (reply.kind) {
      case 'saved': {
        const { state, behind } = core.acknowledged(this.state, reply.saved, now);
        this.become(state);
        this.options.channel.tell({ kind: 'saved', revs: revsOf(batch) });
        if (behind.length > 0) this.options.onBehind();
        return;
      }
      case 'refused':
        this.become(core.refusedForGood(this.state));
        return;
      case 'stopped':
        this.end(reply.reason);
        return;
      default:
        this.isPaused = reply.kind === 'paused';
        this.become(core.failedForNow(this.state, { now, chance: Math.random(), retryAt: reply.kind === 'later' ? reply.retryAt : undefined }));
    }
  }

  /** A draft goes only when the server settled its revision. */
  private async settleDrafts(batch: Saving, reply: SaveReply): Promise<void> {
    if (reply.kind === 'saved') await removeDrafts(this.owner, revsOf(batch));
  }

  private end(reason: StopReason): void {
    if (this.state.stopped) return;
    this.become(core.stopped(this.state, reason));
    // a closed assignment may be opened again; the others never take these answers
    if (reason === 'closed') return;
    void removeDrafts(this.owner, Object.fromEntries(Object.keys(this.state.entries).map((questionId) => [questionId, Number.MAX_SAFE_INTEGER])));
  }

  private hear(message: TabMessage, isOwnStronger: boolean): void {
    const now = Date.now();
    if (message.kind === 'drafts') this.become(message.drafts.reduce((next, draft) => core.heardDraft(next, { ...draft, now, isOwnStronger }), this.state));
    else if (message.kind === 'saved') this.become(core.heardSaved(this.state, message.revs));
    else if (message.kind === 'checked') this.options.onCheckedElsewhere?.(message.questionId);
    else this.end(message.reason);
  }
}

const revsOf = (answers: readonly { questionId: string; rev: number }[]): Record<string, number> =>
  Object.fromEntries(answers.map(({ questionId, rev }) => [questionId, rev]));
