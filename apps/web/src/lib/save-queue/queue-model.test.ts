import type { QuestionResponse } from '@alba/items/response';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as core from './queue-core.ts';
import { emptyQueue, type QueueState } from './queue-state.ts';

const words = (text: string): QuestionResponse => ({ kind: 'open-response', text });
type Kept = { rev: number; response: QuestionResponse };

/** A browser tab, its device and the server, with a network that delays, drops and repeats. Time moves only by `tick`. */
class World {
  now = 1_000;
  tab: QueueState = emptyQueue;
  device = new Map<string, Kept>();
  server = new Map<string, Kept>();
  /** Calls that may still reach the server, even after a reload. */
  underWay: { answers: { questionId: string; rev: number; response: QuestionResponse }[]; isHeard: boolean }[] = [];
  typedAt = new Map<string, { text: string; at: number }[]>();

  type(questionId: string, text: string) {
    this.tab = core.changed(this.tab, { questionId, response: words(text), now: this.now });
    this.typedAt.set(questionId, [...(this.typedAt.get(questionId) ?? []), { text, at: this.now }]);
  }

  tick(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const write = core.nextWriteAt(this.tab) ?? Number.POSITIVE_INFINITY;
      const send = core.nextSendAt(this.tab) ?? Number.POSITIVE_INFINITY;
      const next = Math.max(this.now, Math.min(write, send));
      if (next > end) break;
      this.now = next;
      if (send <= next) this.send();
      else this.write();
    }
    this.now = end;
  }

  write() {
    const dirty = Object.entries(this.tab.entries).filter(([, entry]) => entry.written < entry.rev);
    for (const [questionId, { rev, response }] of dirty) this.device.set(questionId, { rev, response });
    this.tab = core.written(this.tab, Object.fromEntries(dirty.map(([questionId, { rev }]) => [questionId, rev])), this.now);
  }

  send() {
    const answers = core.batchOf(this.tab);
    this.tab = core.sendStarted(this.tab, Object.fromEntries(answers.map(({ questionId, rev }) => [questionId, rev])));
    this.write();
    for (const call of this.underWay) call.isHeard = false;
    this.underWay.push({ answers, isHeard: true });
  }

  /** The server gets a call that is under way; the reply comes back or is lost. */
  arrive(which: number, isReplyLost: boolean) {
    const call = this.underWay[which % Math.max(1, this.underWay.length)];
    if (!call) return;
    const saved = call.answers.map(({ questionId, rev, response }) => {
      const stored = this.server.get(questionId);
      if (!stored || stored.rev < rev) this.server.set(questionId, { rev, response });
      return { questionId, rev: this.server.get(questionId)?.rev ?? 0 };
    });
    if (call.isHeard && isReplyLost) this.tab = core.failedForNow(this.tab, { now: this.now, chance: 0.5 });
    else if (call.isHeard) {
      this.tab = core.acknowledged(this.tab, saved, this.now).state;
      for (const { questionId, rev } of call.answers) if ((this.device.get(questionId)?.rev ?? 0) <= rev) this.device.delete(questionId);
    }
    // a lost reply may also mean that the network repeats the call later
    if (!isReplyLost) this.underWay = this.underWay.filter((other) => other !== call);
    else call.isHeard = false;
  }

  drop() {
    const call = this.underWay.find(({ isHeard }) => isHeard);
    if (!call) return;
    this.underWay = this.underWay.filter((other) => other !== call);
    this.tab = core.failedForNow(this.tab, { now: this.now, chance: 0.5 });
  }

  /** The page is gone in the middle of anything; a new one reads device and server. */
  reload() {
    for (const call of this.underWay) call.isHeard = false;
    const known = [...this.server].map(([questionId, kept]) => ({ questionId, ...kept }));
    const drafts = [...this.device].map(([questionId, kept]) => ({ questionId, ...kept }));
    this.tab = core.loadedDrafts(core.loadedServer(emptyQueue, known), drafts, this.now);
    for (const [questionId, all] of this.typedAt) {
      const isKept = (text: string) => JSON.stringify(this.tab.entries[questionId]?.response) === JSON.stringify(words(text));
      const last = all.at(-1);
      // what was typed half a second before is never lost
      const old = all.filter(({ at }) => this.now - at >= 500).at(-1);
      if (old && !all.slice(all.indexOf(old)).some(({ text }) => isKept(text))) throw new Error(`lost ${old.text}`);
      if (last && !isKept(last.text)) this.typedAt.set(questionId, all.slice(0, all.findIndex(({ text }) => isKept(text)) + 1));
    }
  }

  settle() {
    for (let round = 0; round < 200; round += 1) {
      this.tick(40_000);
      while (this.underWay.some(({ isHeard }) => isHeard))
        this.arrive(
          this.underWay.findIndex(({ isHeard }) => isHeard),
          false,
        );
      if (core.nextSendAt(this.tab) === undefined && this.underWay.length === 0) return;
      while (this.underWay.length > 0) this.arrive(0, false);
    }
  }
}

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type' as const), question: fc.constantFrom('a', 'b', 'c') }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('tick' as const), ms: fc.constantFrom(20, 150, 300, 500, 2_000, 12_000) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('arrive' as const), which: fc.nat(3), isReplyLost: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hurry' as const) }) },
);

it('brings the last typed words to the server, whatever fails, repeats, overtakes or reloads (R04, R05, R06)', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = new World();
      let count = 0;
      for (const one of steps) {
        if (one.do === 'type') world.type(one.question, `words ${++count}`);
        else if (one.do === 'tick') world.tick(one.ms);
        else if (one.do === 'arrive') world.arrive(one.which, one.isReplyLost);
        else if (one.do === 'drop') world.drop();
        else if (one.do === 'hurry') world.tab = core.hurried(world.tab, { evenIfFailing: true });
        else world.reload();
      }
      world.settle();
      expect(core.statusOf(world.tab)).toBe('saved');
      for (const [questionId, all] of world.typedAt) {
        const last = all.at(-1);
        if (last) expect(world.server.get(questionId)?.response, questionId).toEqual(words(last.text));
      }
    }),
    { numRuns: 2000 },
  );
});
