import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Popover } from './popover.tsx';

function Word({ children }: { children: string }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={trigger} type="button" onClick={() => setOpen(!isOpen)}>
        {children}
      </button>
      <Popover triggerRef={trigger} isOpen={isOpen} onClose={() => setOpen(false)} label={`Meaning of ${children}`}>
        <button type="button">Close</button>
      </Popover>
    </>
  );
}

const pane = () => screen.getByTestId('pane');
const word = (name: string) => screen.getByRole('button', { name });

/** Where the pane and a word in it stand; nothing has a place of its own here. */
function place(node: HTMLElement, top: number, bottom: number): void {
  node.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
}

describe('a popover beside a word of a pane', () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(async () => {
    user = userEvent.setup();
    render(
      <div data-testid="pane">
        <Word>magma</Word>
        <Word>vent</Word>
      </div>,
    );
    place(pane(), 100, 500);
    place(word('magma'), 300, 320);
    await user.click(word('magma'));
  });

  it('stays open while the pane scrolls and the word is in sight', () => {
    place(word('magma'), 110, 130);
    fireEvent.scroll(pane());
    expect(screen.getByRole('dialog', { name: 'Meaning of magma' })).toBeVisible();
  });
  it('closes when its word leaves the pane, and leaves the reader there', () => {
    place(word('magma'), 40, 60);
    const isHeld: (boolean | undefined)[] = [];
    word('magma').addEventListener('focus', () => isHeld.push(true));
    const focus = HTMLElement.prototype.focus;
    word('magma').focus = function (options) {
      isHeld.push(options?.preventScroll);
      focus.call(this, options);
    };
    fireEvent.scroll(pane());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(word('magma')).toHaveFocus();
    expect(isHeld).toEqual([true, true]);
  });
  it('lets something else scroll', () => {
    place(word('magma'), 40, 60);
    fireEvent.scroll(word('vent'));
    expect(screen.getByRole('dialog')).toBeVisible();
  });
  it('closes with Esc and by its word, and focus returns', async () => {
    expect(screen.getByRole('dialog')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(word('magma')).toHaveFocus());
    await user.click(word('magma'));
    await user.click(word('magma'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('makes room for another', async () => {
    await user.click(word('vent'));
    expect(screen.getAllByRole('dialog').map((one) => one.getAttribute('aria-label'))).toEqual(['Meaning of vent']);
  });
});
