import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/render-screen.tsx';
import { spoken } from '../../testing/spoken.ts';
import { Frame } from './frame.tsx';
import { Page } from './page.tsx';

let showTitle: () => void = () => undefined;

function Late() {
  const [isThere, setThere] = useState(false);
  showTitle = () => setThere(true);
  return isThere ? <h1>Late page</h1> : <p>wait</p>;
}

function Screen() {
  const { pathname } = useLocation();
  return (
    <Frame template="standard" title="Route" viewer={undefined} edition="us">
      <RouterLink to="/two">two</RouterLink>
      <RouterLink to="/two?sort=name">sorted</RouterLink>
      <RouterLink to="/late">late</RouterLink>
      {pathname === '/two' ? <Page title="Page two">{null}</Page> : pathname === '/late' ? <Late /> : <Page title="Page one">{null}</Page>}
    </Frame>
  );
}

describe('a change of page', () => {
  it('sets the title, goes to the top, focuses the main area and says the h1', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo');
    const { user } = renderAt(<Screen />, { at: '/one' });
    expect(document.title).toBe('Page one | Alba Learn');
    await user.click(screen.getByRole('link', { name: 'two' }));
    expect(document.title).toBe('Page two | Alba Learn');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(spoken('polite')).toEqual(['Page two']);
  });

  it('waits with saying for a title that comes late', async () => {
    const { user } = renderAt(<Screen />, { at: '/one' });
    await user.click(screen.getByRole('link', { name: 'late' }));
    expect(document.title).toBe('Route | Alba Learn');
    act(() => showTitle());
    await waitFor(() => expect(spoken('polite')).toEqual(['Late page']));
  });

  it('leaves focus alone when only the query changes', async () => {
    const { user } = renderAt(<Screen />, { at: '/two' });
    await user.click(screen.getByRole('link', { name: 'sorted' }));
    expect(screen.getByRole('link', { name: 'sorted' })).toHaveFocus();
  });

  it('leads past the menus with the skip link', async () => {
    const { user } = renderAt(<Screen />, { at: '/one' });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
