import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-screen.tsx';
import { Frame } from './frame.tsx';

type Listener = (event: { matches: boolean }) => void;
const widths = new Map<string, Set<Listener>>();

/** The screen grows over a width. */
const growOver = (width: number) =>
  act(() => {
    for (const listener of widths.get(`(min-width: ${width}px)`) ?? []) listener({ matches: true });
  });

const page = (
  <Frame template="standard" title="" viewer={{ role: 'teacher', displayName: 'Amara Okafor' }} edition="us">
    <h1>Find</h1>
  </Frame>
);
const toggle = () => screen.getByRole('button', { name: /menu/i });

describe('mobile menu (F-MOBILE)', () => {
  beforeEach(() => {
    widths.clear();
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const listeners = widths.get(query) ?? new Set();
      widths.set(query, listeners);
      return {
        matches: false,
        media: query,
        addEventListener: (_type: string, listener: Listener) => listeners.add(listener),
        removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
      } as unknown as MediaQueryList;
    });
  });

  const open = async () => {
    const { user, router } = renderAt(page, { at: '/find' });
    await screen.findByRole('banner');
    await user.click(toggle());
    const menu = document.querySelector('.a-mobile') as HTMLElement;
    return { user, router, menu: within(menu) };
  };
  const isOpen = () => document.querySelector('.a-mobile') !== null;

  it('closes when an item is chosen', async () => {
    const { user, router, menu } = await open();
    await user.click(menu.getByRole('link', { name: 'Reports' }));
    expect(isOpen()).toBe(false);
    expect(router.state.location.pathname).toBe('/reports');
  });

  it('stays open while groups inside are opened', async () => {
    const { user, menu } = await open();
    await user.click(menu.getByRole('button', { name: 'Resources' }));
    expect(isOpen()).toBe(true);
  });

  it.each([576, 768])('closes when the screen grows past %i px', async (width) => {
    await open();
    growOver(width);
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and gives focus back to its toggle', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it('ends with the links to other sites, which say that they open a new tab', async () => {
    const { menu } = await open();
    const links = menu.getAllByRole('link').slice(-3);
    expect(links.map((link) => link.textContent)).toEqual(['Support (opens in a new tab)', 'Products (opens in a new tab)', 'About us (opens in a new tab)']);
  });
});
