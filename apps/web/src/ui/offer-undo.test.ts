import { afterEach, describe, expect, it, vi } from 'vitest';
import { offerUndo, takeBack, type Undo } from './offer-undo.ts';
import { clearToasts, currentToasts } from './toast.ts';

afterEach(() => {
  clearToasts();
  vi.useRealTimers();
});

const titles = () => currentToasts().map(({ title }) => title);
const offer = (undo: Undo) => offerUndo({ done: 'It is reset', label: 'Undo', undo, about: 'reset 3' });

describe('@A-RESET a way back that the screen has too', () => {
  it('leaves the notice once it was taken on the screen', async () => {
    vi.useFakeTimers();
    const undo: Undo = async () => ({ restored: 'It is back' });
    offer(undo);
    await takeBack(undo, 'reset 3');
    vi.advanceTimersByTime(1000);
    expect(titles()).toEqual(['It is back']);
  });

  it('stays in the notice when it failed', async () => {
    vi.useFakeTimers();
    const undo: Undo = async () => ({ refused: { title: 'No connection' } });
    offer(undo);
    await takeBack(undo, 'reset 3');
    vi.advanceTimersByTime(1000);
    expect(titles()).toEqual(['It is reset', 'No connection']);
  });
});
