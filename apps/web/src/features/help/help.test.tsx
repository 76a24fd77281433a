import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FrameProvider } from '../../app/frame/frame-context.ts';
import { Component as HelpRoute } from '../../app/routes/help.tsx';
import { Component as ArticleRoute } from '../../app/routes/help-article.tsx';
import { changeSettings } from '../../lib/settings.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { forgetSpoken, spoken } from '../../testing/spoken.ts';
import { showIn } from '../../testing/words.ts';

type Given = Parameters<typeof FrameProvider>[0]['value'];

function open(at: string, { role = 'student', edition = 'us' }: { role?: 'student' | 'teacher' | 'admin'; edition?: Given['edition'] } = {}) {
  signInAs(role, { edition });
  const value: Given = { edition, viewer: { role, displayName: 'Maya Torres' }, template: 'standard', section: undefined };
  const element = (
    <FrameProvider value={value}>
      <ArticleRoute />
    </FrameProvider>
  );
  return renderPage(
    <FrameProvider value={value}>
      <HelpRoute />
    </FrameProvider>,
    { at, routes: [{ path: '/help/:slug', element }] },
  );
}

const titles = (level: number) => screen.getAllByRole('heading', { level }).map((title) => title.textContent);

beforeEach(() => {
  startSignedOut();
  forgetSpoken();
});
afterEach(() => showIn('en'));

describe('help', () => {
  it('groups the articles of the own role by topic, and leads to support', async () => {
    open('/help');
    expect(await screen.findByRole('region', { name: 'Getting started' })).toBeVisible();
    expect(titles(2)).toEqual(['Getting started', 'Lessons', 'Answers', 'Account', 'Still stuck?']);
    expect(screen.getByRole('link', { name: 'Join a class' })).toHaveAttribute('href', '/help/join-a-class');
    expect(screen.queryByRole('link', { name: 'Assign a lesson' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Get support' })).toHaveAttribute('href', '/pages/support');
  });

  it('finds by words, says how many there are, and keeps the search in the address', async () => {
    const { user, router } = open('/help');
    await user.type(await screen.findByRole('searchbox', { name: 'Search help' }), 'HOMEWORK{Enter}');
    expect(await screen.findByRole('heading', { name: '1 answer for “HOMEWORK”' })).toBeVisible();
    expect(titles(3)).toEqual(['Find my assignments']);
    expect(spoken('polite')).toContain('1 answer for “HOMEWORK”');
    expect(router.state.location.search).toBe('?search=HOMEWORK');
  });

  it('says when nothing is found, and shows all topics again', async () => {
    const { user } = open('/help?search=xyzzy');
    expect(await screen.findByRole('heading', { name: 'No answer for “xyzzy”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get support' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all topics' }));
    expect(await screen.findByRole('region', { name: 'Getting started' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows an article with the others of its topic', async () => {
    open('/help/turn-in');
    expect(await screen.findByRole('heading', { level: 1, name: 'Turn in my work' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Step by step' })).toBeVisible();
    const more = within(screen.getByRole('region', { name: 'More about this topic' }));
    expect(more.getByRole('link', { name: 'Check an answer' })).toHaveAttribute('href', '/help/check-answers');
    expect(more.queryByRole('link', { name: 'Turn in my work' })).toBeNull();
  });

  it('follows the language shown', async () => {
    open('/help/turn-in');
    await screen.findByRole('heading', { level: 1, name: 'Turn in my work' });
    await showIn('pt');
    expect(await screen.findByRole('link', { name: 'Falar com o suporte' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Turn in my work' })).toBeNull();
  });

  it.each([
    ['of another role', '/help/assign-a-lesson', {}],
    ['of another edition', '/help/outcomes-report', { role: 'teacher', edition: 'us' }],
    ['that nobody has', '/help/nothing', { role: 'admin' }],
  ] as const)('says that an article %s is not there', async (_which, at, given) => {
    open(at, given);
    expect(await screen.findByRole('heading', { name: 'There is no such help page' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'All help' })[0]).toHaveAttribute('href', '/help');
  });

  it('gives teachers the guides of their edition, and the shortcuts again', async () => {
    const { user, router } = open('/help', { role: 'teacher', edition: 'br' });
    const guides = within(await screen.findByRole('region', { name: 'To read or print' }));
    expect(guides.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/guides/quick-start.pdf']);
    changeSettings({ withoutLanding: [7, 8] });
    await user.click(screen.getByRole('button', { name: 'Show the four shortcuts again' }));
    expect(router.state.location.pathname).toBe('/');
    // for this teacher, not for the others of the device
    expect(JSON.parse(localStorage.getItem('settings') ?? '{}')).toMatchObject({ withoutLanding: [8] });
  });
});
