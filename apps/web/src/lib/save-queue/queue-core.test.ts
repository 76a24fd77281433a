import type { QuestionResponse } from '@alba/items/response';
import { describe, expect, it } from 'vitest';
import * as core from './queue-core.ts';
import { emptyQueue, type QueueState, saveTimings } from './queue-state.ts';

const words = (text: string): QuestionResponse => ({ kind: 'open-response', text });
const typed = (state: QueueState, text: string, now: number, questionId = 'q') => core.changed(state, { questionId, response: words(text), now });

describe('when an answer is sent', () => {
  it('is on the device within 300 ms, however fast the typing', () => {
    let state = typed(emptyQueue, 'a', 1000);
    state = typed(state, 'ab', 1100);
    expect(core.nextWriteAt(state)).toBeLessThanOrEqual(1300);
  });
  it('goes two seconds after the last change', () => {
    expect(core.nextSendAt(typed(typed(emptyQueue, 'a', 0), 'ab', 500))).toBe(2500);
  });
  it('goes every ten seconds while typing goes on', () => {
    let state = emptyQueue;
    for (let now = 0; now <= 9_000; now += 500) state = typed(state, `${now}`, now);
    expect(core.nextSendAt(state)).toBe(10_000);
  });
  it('goes at once when the student leaves the field', () => {
    expect(core.nextSendAt(core.hurried(typed(emptyQueue, 'a', 5)))).toBe(0);
  });
  it('waits longer after each failure, and as long as the server asks', () => {
    let state = typed(emptyQueue, 'a', 0);
    const waits = [1, 2, 4, 8, 16, 30, 30].map((seconds) => {
      state = core.failedForNow(core.sendStarted(state, { q: 1 }), { now: 0, chance: 0.5 });
      return [core.nextSendAt(state), seconds * 1000];
    });
    for (const [wait, expected] of waits) expect(wait).toBe(expected);
    expect(core.nextSendAt(core.failedForNow(state, { now: 0, chance: 0, retryAt: 90_000 }))).toBe(90_000);
  });
  it('is not sent while the server would refuse it as it stands', () => {
    const state = core.changed(emptyQueue, { questionId: 'q', response: words('1x'), now: 0, isHeld: true });
    expect(core.nextSendAt(state)).toBeUndefined();
    expect(core.statusOf(state)).toBe('kept');
    expect(core.revsToTurnIn(state)).toEqual({});
  });
});

describe('what the screen says', () => {
  it('is Saving until the server answered, then Saved', () => {
    let state = typed(emptyQueue, 'a', 0);
    expect(core.statusOf(state)).toBe('saving');
    state = core.acknowledged(core.sendStarted(state, { q: 1 }), [{ questionId: 'q', rev: 1 }], 10).state;
    expect(core.statusOf(state)).toBe('saved');
  });
  it('is Not saved yet while calls fail', () => {
    const state = core.failedForNow(core.sendStarted(typed(emptyQueue, 'a', 0), { q: 1 }), { now: 0, chance: 0 });
    expect(core.statusOf(state)).toBe('kept');
  });
});

describe('meeting what others wrote', () => {
  it('sends a draft of this device that is newer than the server, untouched (R06)', () => {
    const state = core.loadedDrafts(
      core.loadedServer(emptyQueue, [{ questionId: 'q', rev: 2, response: words('old') }]),
      [{ questionId: 'q', rev: 3, response: words('new') }],
      50,
    );
    expect(core.batchOf(state)).toEqual([{ questionId: 'q', rev: 3, response: words('new') }]);
    expect(core.nextSendAt(state)).toBeLessThanOrEqual(50);
  });
  it('leaves an old draft to what another device saved later', () => {
    const state = core.loadedDrafts(
      core.loadedServer(emptyQueue, [{ questionId: 'q', rev: 5, response: words('server') }]),
      [{ questionId: 'q', rev: 3, response: words('old') }],
      50,
    );
    expect(state.entries.q?.response).toEqual(words('server'));
    expect(core.batchOf(state)).toEqual([]);
  });
  it('starts above the server so that its words are never ignored', () => {
    const state = typed(core.loadedServer(emptyQueue, [{ questionId: 'q', rev: 7, response: words('x') }]), 'y', 0);
    expect(core.batchOf(state)[0]?.rev).toBe(8);
  });
  it('puts fresh words above those of another device, and lets old ones give way', () => {
    const sent = core.sendStarted(typed(emptyQueue, 'here', 0), { q: 1 });
    const fresh = core.acknowledged(sent, [{ questionId: 'q', rev: 4 }], 2_000);
    expect(core.batchOf(fresh.state)).toEqual([{ questionId: 'q', rev: 5, response: words('here') }]);
    const old = core.acknowledged(sent, [{ questionId: 'q', rev: 4 }], saveTimings.liveFor + 1);
    expect(core.batchOf(old.state)).toEqual([]);
    expect(old.behind).toEqual(['q']);
  });
  it('keeps the answer that was locked by a check, whatever was typed after', () => {
    const state = core.loadedServer(typed(emptyQueue, 'later', 0), [{ questionId: 'q', rev: 0, response: words('checked'), isLocked: true }]);
    expect(state.entries.q?.response).toEqual(words('checked'));
    expect(core.batchOf(state)).toEqual([]);
  });
  it('lets two tabs with the same revision agree on one text', () => {
    const one = typed(emptyQueue, 'one', 0);
    const two = typed(emptyQueue, 'two', 0);
    const kept = core.heardDraft(one, { questionId: 'q', rev: 1, response: words('two'), now: 1, isOwnStronger: true });
    const given = core.heardDraft(two, { questionId: 'q', rev: 1, response: words('one'), now: 1, isOwnStronger: false });
    const after = core.heardDraft(given, { questionId: 'q', rev: kept.entries.q?.rev ?? 0, response: words('one'), now: 2, isOwnStronger: false });
    expect(kept.entries.q?.response).toEqual(words('one'));
    expect(after.entries.q).toMatchObject({ response: words('one'), rev: kept.entries.q?.rev });
  });
  it('sends what another tab wrote only when that tab did not', () => {
    const heard = core.heardDraft(emptyQueue, { questionId: 'q', rev: 1, response: words('a'), now: 0, isOwnStronger: false });
    expect(core.nextSendAt(heard)).toBeGreaterThan(saveTimings.sendAfterPause);
    expect(core.nextSendAt(core.heardSaved(heard, { q: 1 }))).toBeUndefined();
  });
});

describe('an answer the server refuses', () => {
  it('does not hold back the others', () => {
    let state = typed(typed(emptyQueue, 'good', 0, 'a'), 'bad', 0, 'b');
    state = core.refusedForGood(core.sendStarted(state, { a: 1, b: 1 }));
    expect(core.batchOf(state)).toHaveLength(1);
    state = core.acknowledged(core.sendStarted(state, { a: 1 }), [{ questionId: 'a', rev: 1 }], 1).state;
    state = core.refusedForGood(core.sendStarted(state, { b: 1 }));
    expect(core.batchOf(state)).toEqual([]);
    expect(core.statusOf(state)).toBe('kept');
    expect(core.batchOf(typed(state, 'better', 2, 'b'))).toEqual([{ questionId: 'b', rev: 2, response: words('better') }]);
  });
});
