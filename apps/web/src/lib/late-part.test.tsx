import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLatePart } from './late-part.ts';

const part = { words: 'here' };
const onLine = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => vi.restoreAllMocks());

function use(load: () => Promise<typeof part>) {
  const onFail = vi.fn();
  const view = renderHook(({ isWanted }) => useLatePart(load, isWanted, onFail), { initialProps: { isWanted: false } });
  return { onFail, ...view };
}

it('waits for the first touch of the page, and is fetched once', async () => {
  const load = vi.fn(async () => part);
  const { result } = use(load);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(result.current).toBe(part));
  fireEvent.keyDown(document.body);
  expect(load).toHaveBeenCalledOnce();
});

it('is fetched at once when it is wanted', async () => {
  const { result, rerender } = use(async () => part);
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current).toBe(part));
});

it('@F-ERRORS tells that it cannot be had only when it is wanted, and comes when it is wanted again with the network back', async () => {
  const load = vi.fn(async () => part);
  const line = onLine(false);
  const { result, rerender, onFail } = use(load);
  fireEvent.pointerDown(document.body);
  await act(async () => undefined);
  expect(onFail).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await waitFor(() => expect(onFail).toHaveBeenCalledOnce());
  expect(load).not.toHaveBeenCalled();
  rerender({ isWanted: false });
  line.mockReturnValue(true);
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current).toBe(part));
});
