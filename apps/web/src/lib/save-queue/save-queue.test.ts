import type { QuestionResponse } from '@alba/items/response';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverLeftDrafts } from './deliver-left.ts';
import { countDrafts, purgeDrafts, readDrafts, writeDrafts } from './drafts.ts';
import { SaveQueue, type SaveQueueOptions, type SaveReply, type Saving } from './save-queue.ts';
import { saveReplyOf } from './save-reply.ts';
import type { TabChannel, TabMessage } from './tab-channel.ts';

const words = (text: string): QuestionResponse => ({ kind: 'open-response', text });
const saved = (answers: Saving): SaveReply => ({ kind: 'saved', saved: answers.map(({ questionId, rev }) => ({ questionId, rev })) });
const owner = { accountId: 7, attemptId: 11 };

/** Channels of tabs that hear each other, in the order they were opened. */
function tabs() {
  const open: { id: number; hear?: (message: TabMessage, isOwnStronger: boolean) => void }[] = [];
  return (): TabChannel => {
    const own: (typeof open)[number] = { id: open.length };
    open.push(own);
    return {
      tell: (message) => {
        for (const other of open) if (other !== own) other.hear?.(message, other.id > own.id);
      },
      listen: (hear) => {
        own.hear = hear;
      },
      close: () => {
        own.hear = undefined;
      },
    };
  };
}

function queueOf(given: Partial<SaveQueueOptions> = {}) {
  const send = vi.fn((answers: Saving) => Promise.resolve(saved(answers)));
  const sendOnLeave = vi.fn();
  const onBehind = vi.fn();
  const options = { ...owner, known: [], channel: tabs()(), isMine: () => true, send, sendOnLeave, onBehind, ...given };
  return { queue: new SaveQueue(options), send: options.send as typeof send, sendOnLeave, onBehind };
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('@S-SAVE one tab', () => {
  it('has the words on the device within half a second and on the server after two', async () => {
    const { queue, send } = queueOf();
    await pass(0);
    queue.change('q', words('hot rock'));
    await pass(300);
    expect(await readDrafts(owner)).toMatchObject([{ questionId: 'q', rev: 1, response: words('hot rock') }]);
    expect(send).not.toHaveBeenCalled();
    expect(queue.view().status).toBe('saving');
    await pass(1_800);
    expect(send).toHaveBeenCalledWith([{ questionId: 'q', rev: 1, response: words('hot rock') }]);
    expect(queue.view().status).toBe('saved');
    expect(await readDrafts(owner)).toEqual([]);
  });
  it('tells that nothing is saved while the network is away, keeps it, and sends it when it is back', async () => {
    const send = vi.fn<(answers: Saving) => Promise<SaveReply>>().mockResolvedValue({ kind: 'later' });
    const { queue } = queueOf({ send });
    await pass(0);
    queue.change('q', words('offline'));
    await pass(2_100);
    expect(queue.view().status).toBe('kept');
    expect(await countDrafts(7)).toBe(1);
    await pass(60_000);
    expect(send.mock.calls.length).toBeGreaterThan(3);
    send.mockImplementation((answers) => Promise.resolve(saved(answers)));
    queue.retry();
    await pass(10);
    expect(queue.view().status).toBe('saved');
    expect(await countDrafts(7)).toBe(0);
  });
  it('keeps what was typed in the last moment of the page, and sends it along', async () => {
    const { queue, sendOnLeave } = queueOf();
    await pass(0);
    queue.change('q', words('last'));
    queue.leave();
    expect(localStorage.getItem('drafts/7/11')).toContain('last');
    expect(sendOnLeave).toHaveBeenCalledWith([{ questionId: 'q', rev: 1, response: words('last') }]);
  });
  it('sends a draft of an earlier visit although nothing is touched (R06)', async () => {
    await writeDrafts(owner, [{ questionId: 'q', rev: 4, response: words('from before'), savedAt: Date.now() }]);
    const { queue, send } = queueOf({ known: [{ questionId: 'q', rev: 2, response: words('older') }] });
    await pass(10);
    expect(queue.view().answers.q).toEqual(words('from before'));
    expect(send).toHaveBeenCalledWith([{ questionId: 'q', rev: 4, response: words('from before') }]);
  });
  it('stays quiet once another account signed in (R10)', async () => {
    const { queue, send, sendOnLeave } = queueOf({ isMine: () => false });
    await pass(0);
    queue.change('q', words('mine'));
    queue.flush();
    await pass(5_000);
    queue.leave();
    expect(send).not.toHaveBeenCalled();
    expect(sendOnLeave).not.toHaveBeenCalled();
    expect(await readDrafts({ accountId: 8, attemptId: 11 })).toEqual([]);
    expect(await readDrafts(owner)).toHaveLength(1);
  });
  it('stops when the lesson was reset, and forgets the old answers (R15)', async () => {
    const { queue } = queueOf({ send: () => Promise.resolve({ kind: 'stopped', reason: 'reset' }) });
    await pass(0);
    queue.change('q', words('too late'));
    await pass(3_000);
    expect(queue.view().stopped).toBe('reset');
    queue.change('q', words('more'));
    await pass(3_000);
    expect(await countDrafts(7)).toBe(0);
  });
  it('reads the server again when it holds something else than was sent', async () => {
    const { queue, onBehind } = queueOf({
      send: (answers) => Promise.resolve({ kind: 'saved', saved: answers.map(({ questionId }) => ({ questionId, rev: 0 })) }),
    });
    await pass(0);
    queue.change('q', words('locked elsewhere'));
    await pass(2_500);
    expect(onBehind).toHaveBeenCalledOnce();
  });
  it('sends all there is before turning in, and says when it could not', async () => {
    const { queue, send } = queueOf();
    await pass(0);
    for (let question = 0; question < 70; question += 1) queue.change(`q${question}`, words('x'));
    expect(await queue.sendAll()).toBe(true);
    expect(send.mock.calls.map(([answers]) => answers.length)).toEqual([60, 10]);
    send.mockResolvedValue({ kind: 'later' } as never);
    queue.change('q0', words('y'));
    expect(await queue.sendAll()).toBe(false);
  });
});

describe('@S-SAVE two tabs (R07)', () => {
  it('show the same words, and only the one that is typed in sends them', async () => {
    const channel = tabs();
    const one = queueOf({ channel: channel() });
    const two = queueOf({ channel: channel() });
    await pass(0);
    one.queue.change('q', words('from one'));
    await pass(300);
    expect(two.queue.view().answers.q).toEqual(words('from one'));
    await pass(10_000);
    expect(one.send).toHaveBeenCalledOnce();
    expect(two.send).not.toHaveBeenCalled();
    two.queue.change('q', words('then two'));
    await pass(300);
    expect(one.queue.view().answers.q).toEqual(words('then two'));
  });
  it('both stop when one turned in', async () => {
    const channel = tabs();
    const one = queueOf({ channel: channel() });
    const two = queueOf({ channel: channel() });
    await pass(0);
    one.queue.stop('submitted');
    expect(two.queue.view().stopped).toBe('submitted');
  });
});

describe('@S-SAVE what earlier visits left', () => {
  it('goes out for this account only, lesson by lesson', async () => {
    const draft = { questionId: 'q', rev: 3, response: words('left'), savedAt: Date.now() };
    await writeDrafts({ accountId: 7, attemptId: 1 }, [draft]);
    await writeDrafts({ accountId: 8, attemptId: 2 }, [draft]);
    const send = vi.fn((_attempt: number, answers: Saving) => Promise.resolve(saved(answers)));
    await deliverLeftDrafts(7, send);
    expect(send.mock.calls.map(([attempt]) => attempt)).toEqual([1]);
    expect([await countDrafts(7), await countDrafts(8)]).toEqual([0, 1]);
  });
  it('is thrown away after seven days', async () => {
    const week = 7 * 24 * 60 * 60 * 1000;
    await writeDrafts(owner, [{ questionId: 'q', rev: 1, response: words('old'), savedAt: Date.now() - week - 1 }]);
    await purgeDrafts(Date.now());
    expect(await countDrafts(7)).toBe(0);
  });
});

describe('what an answer of the server means', () => {
  it.each([
    [{ status: 'FETCH_ERROR', error: '' }, 'later'],
    [{ status: 'TIMEOUT_ERROR', error: '' }, 'later'],
    [{ status: 429, data: { code: 'too_many_tries' } }, 'later'],
    [{ status: 502, data: { code: 'unexpected' } }, 'later'],
    [{ status: 503, data: { code: 'unavailable' } }, 'later'],
    [{ status: 504, data: { code: 'unexpected' } }, 'later'],
    [{ status: 500, data: { code: 'unexpected' } }, 'refused'],
    [{ status: 400, data: { code: 'invalid_input' } }, 'refused'],
    [{ status: 404, data: { code: 'question_not_found' } }, 'refused'],
    [{ status: 403, data: undefined }, 'paused'],
    [{ status: 401, data: { code: 'not_signed_in' } }, 'paused'],
    [{ status: 409, data: { code: 'already_submitted' } }, 'stopped'],
    [{ status: 409, data: { code: 'attempt_reset' } }, 'stopped'],
    [{ status: 403, data: { code: 'assignment_closed' } }, 'stopped'],
    [{ status: 404, data: { code: 'attempt_not_found' } }, 'stopped'],
  ])('%o: %s', (error, kind) => expect(saveReplyOf({ error }).kind).toBe(kind));
  it('waits as long as the server asks', () => {
    expect(saveReplyOf({ error: { status: 503, data: { code: 'unavailable' }, retryAfterSeconds: 9 } })).toEqual({
      kind: 'later',
      retryAt: Date.now() + 9_000,
    });
    const reply = saveReplyOf({ error: { status: 429, data: { code: 'too_many_tries', details: { retryAt: '2026-11-21T12:00:30.000Z' } } } });
    expect(reply).toEqual({ kind: 'later', retryAt: Date.UTC(2026, 10, 21, 12, 0, 30) });
  });
});
