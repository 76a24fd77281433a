import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { spoken } from '../testing/spoken.ts';
import { removeToast, showToast } from './toast.ts';
import { ToastRegion } from './toast-region.tsx';

const said = () => [...spoken('assertive'), ...spoken('polite')];
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const cardOf = (title: string) => screen.getByText(title, { selector: '.a-toast b' }).closest('.a-toast') as HTMLElement;

describe('toasts (F-ALERT)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(<ToastRegion />);
  });

  it('leaves after 5000 ms, with 100 ms to fade', () => {
    act(() => void showToast({ status: 'success', title: 'Lessons assigned' }));
    wait(4999);
    expect(cardOf('Lessons assigned')).not.toHaveClass('a-toast--leaving');
    wait(1);
    expect(cardOf('Lessons assigned')).toHaveClass('a-toast--leaving');
    wait(100);
    expect(screen.queryByText('Lessons assigned', { selector: '.a-toast b' })).toBeNull();
  });

  it('keeps a danger notice until it is dismissed', () => {
    act(() => void showToast({ status: 'danger', title: 'Not saved' }));
    wait(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    wait(100);
    expect(screen.queryByText('Not saved', { selector: '.a-toast b' })).toBeNull();
  });

  it('counts only the time in which nobody points at it', () => {
    act(() => void showToast({ status: 'info', title: 'Saved' }));
    wait(3000);
    fireEvent.pointerEnter(cardOf('Saved'));
    wait(20_000);
    expect(cardOf('Saved')).not.toHaveClass('a-toast--leaving');
    fireEvent.pointerLeave(cardOf('Saved'));
    wait(1999);
    expect(cardOf('Saved')).not.toHaveClass('a-toast--leaving');
    wait(1);
    expect(cardOf('Saved')).toHaveClass('a-toast--leaving');
  });

  it('waits while its button has focus', () => {
    act(() => void showToast({ status: 'info', title: 'Removed', action: { label: 'Undo', onAction: () => undefined } }));
    fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
    wait(20_000);
    expect(cardOf('Removed')).not.toHaveClass('a-toast--leaving');
    fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
    wait(5100);
    expect(screen.queryByText('Removed', { selector: '.a-toast b' })).toBeNull();
  });

  it('leaves no focus behind in nothing: the page takes it', () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    act(() => void showToast({ status: 'info', title: 'Moved', action: { label: 'Undo', onAction: () => undefined } }));
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    fireEvent.click(undo);
    wait(100);
    wait(100);
    expect(main).toHaveFocus();
    main.remove();
  });

  it('says title and body once, as one line, 200 ms after it appears', () => {
    act(() => void showToast({ status: 'warning', title: 'Translation is off', body: 'Turn it on in settings.' }));
    wait(199);
    expect(said()).toEqual([]);
    wait(1);
    expect(said()).toEqual(['Translation is off. Turn it on in settings.']);
  });

  it.each([
    ['danger', 'assertive'],
    ['warning', 'assertive'],
    ['success', 'polite'],
    ['info', 'polite'],
  ] as const)('says %s news in the %s way', (status, how) => {
    act(() => void showToast({ status, title: 'News' }));
    wait(200);
    expect(spoken(how)).toEqual(['News']);
    expect(said()).toHaveLength(1);
  });

  it('says nothing of a notice that was gone before its turn', () => {
    const id = showToast({ status: 'info', title: 'Gone' });
    act(() => removeToast(id));
    wait(300);
    expect(said()).toEqual([]);
  });

  it('runs its action and leaves', () => {
    const undo = vi.fn();
    act(() => void showToast({ status: 'success', title: 'Class removed', action: { label: 'Undo', onAction: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    wait(100);
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Class removed', { selector: '.a-toast b' })).toBeNull();
  });
});
