import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../testing/render-screen.tsx';
import { Drawer } from './drawer.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button type="button" ref={toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Settings
      </button>
      <button type="button">Elsewhere</button>
      <div className="translator">
        <button type="button">Widget</button>
      </div>
      <Drawer id="drawer" isOpen={isOpen} onClose={() => setOpen(false)} title="Reading" toggleRef={toggle} ignoreOutside=".translator">
        <button type="button">Inside</button>
      </Drawer>
    </>
  );
}

const toggle = () => screen.getByRole('button', { name: 'Settings' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

describe('drawer (F-DRAWER)', () => {
  it('opens with focus on its heading and is no modal', async () => {
    const { user } = renderAt(<Page />);
    await user.click(toggle());
    expect(screen.getByRole('heading', { name: 'Reading' })).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Reading' })).toHaveAttribute('aria-modal', 'false');
  });

  it('closes on Escape and gives focus back to the toggle', async () => {
    const { user } = renderAt(<Page />);
    await user.click(toggle());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it('closes on its cross and gives focus back to the toggle', async () => {
    const { user } = renderAt(<Page />);
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it('closes on a press outside and leaves focus where the press was', async () => {
    const { user } = renderAt(<Page />);
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('closes on the toggle, once', async () => {
    const { user } = renderAt(<Page />);
    await user.click(toggle());
    await user.click(toggle());
    expect(isOpen()).toBe(false);
  });

  it.each(['Inside', 'Widget'])('stays open on a press at %s', async (name) => {
    const { user } = renderAt(<Page />);
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name }));
    expect(isOpen()).toBe(true);
  });

  it('is out of reach while closed', () => {
    renderAt(<Page />);
    expect(document.getElementById('drawer')).toHaveAttribute('inert');
  });
});
