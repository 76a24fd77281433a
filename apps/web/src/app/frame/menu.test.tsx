import type { Role } from '@alba/domain/accounts';
import type { EditionId } from '@alba/domain/editions';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../testing/render-screen.tsx';
import { showIn } from '../../testing/words.ts';
import { Frame } from './frame.tsx';

async function open(role: Role | undefined, edition: EditionId = 'us') {
  const view = renderAt(
    <Frame template="standard" title="" viewer={role && { role, displayName: 'Amara Okafor' }} edition={edition}>
      <h1>Page</h1>
    </Frame>,
    { at: '/somewhere' },
  );
  await screen.findByRole('banner');
  return view;
}

const header = () => within(screen.getByRole('banner'));
const entries = () => [...(document.querySelector('.a-nav')?.children ?? [])].map((item) => item.querySelector('a, button')?.textContent?.replace(/^AO/, ''));

/** Opens a dropdown of the header and lists its links. */
async function linksOf(user: ReturnType<typeof renderAt>['user'], name: RegExp) {
  await user.click(header().getByRole('button', { name }));
  const panel = document.querySelector('.a-navmenu') as HTMLElement;
  return {
    panel: within(panel),
    names: within(panel)
      .getAllByRole('link')
      .map((link) => link.textContent),
  };
}

describe('header menus (F-HEADER)', () => {
  it.each<[Role, string[]]>([
    ['teacher', ['Resources', 'Lessons', 'Reports', 'Amara Okafor']],
    ['student', ['My assignments', 'Amara Okafor']],
    ['admin', ['Amara Okafor']],
  ])('shows a %s the menus of the specification', async (role, names) => {
    await open(role);
    expect(entries()).toEqual(names);
  });

  it.each<[Role, string[]]>([
    ['teacher', ['Manage classes', 'Account settings', 'Help', 'Sign out']],
    ['student', ['Classes', 'Sign out']],
    ['admin', ['Sign out']],
  ])("fills a %s's account menu", async (role, names) => {
    const { user } = await open(role);
    expect((await linksOf(user, /Amara Okafor/)).names).toEqual(names);
  });

  it('gives us teachers three guides and two toolkits in alphabetical order', async () => {
    const { user } = await open('teacher');
    const { panel, names } = await linksOf(user, /Resources/);
    expect(names).toHaveLength(3);
    expect(names[0]).toBe('Quick-start guide (PDF file, opens in a new tab)');
    for (const toolkit of ['Elementary toolkit', 'Middle school toolkit']) {
      const before = panel.getAllByRole('link').length;
      await user.click(panel.getByRole('button', { name: toolkit }));
      expect(panel.getAllByRole('link').length).toBe(before + 7);
    }
    const inner = [...document.querySelectorAll('.a-navmenu ul ul')].map((list) =>
      within(list as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent ?? ''),
    );
    for (const list of inner) expect(list).toEqual([...list].sort((one, other) => one.localeCompare(other, 'en')));
  });

  it.each(['br', 'eslac'] as const)('gives teachers of the %s edition the quick-start guide alone', async (edition) => {
    const { user } = await open('teacher', edition);
    const { panel, names } = await linksOf(user, /Resources/);
    expect(names).toHaveLength(1);
    expect(panel.queryByRole('button')).toBeNull();
  });

  it('closes a dropdown on Escape, on choice and on a press elsewhere', async () => {
    const { user } = await open('teacher');
    const lessons = () => header().getByRole('button', { name: /Lessons/ });
    await user.click(lessons());
    await user.keyboard('{Escape}');
    expect(lessons()).toHaveAttribute('aria-expanded', 'false');
    expect(lessons()).toHaveFocus();
    await user.click(lessons());
    await user.click(header().getByRole('link', { name: 'Find and assign' }));
    expect(lessons()).toHaveAttribute('aria-expanded', 'false');
    await user.click(lessons());
    await user.click(screen.getByRole('heading', { name: 'Page' }));
    expect(lessons()).toHaveAttribute('aria-expanded', 'false');
  });

  it('speaks the language shown, with its own order of links', async () => {
    await showIn('pt');
    await open('student');
    expect(entries()[0]).toBe('Minhas atividades');
  });

  it.each(['bare', 'print', 'metadata'] as const)('has no header on %s pages', (template) => {
    renderAt(
      <Frame template={template} title="" viewer={undefined} edition="us">
        <h1>Page</h1>
      </Frame>,
    );
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryAllByRole('contentinfo')).toHaveLength(template === 'bare' ? 1 : 0);
  });
});
