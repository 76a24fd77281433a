import { loadClass, loadClasses } from '@alba/contract/classes';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { club, givenClasses, science, student } from '../../testing/given-classes.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, standInServer } from '../../testing/stand-in-server.ts';
import { ClassManager } from './class-manager.tsx';

const server = standInServer();
const life = { onAct: vi.fn(), onArchived: vi.fn(), onMove: vi.fn() };
const open = () => renderPage(<ClassManager life={life} />, { at: '/teacher/classes' });

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { displayName: 'Amara Okafor' });
  store.dispatch(api.util.resetApiState());
});

describe('@C-STUDENTS choosing students', () => {
  it('moves the chosen ones, where there is another class', async () => {
    givenClasses(server, [science, club]);
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Zuri Abebe' }));
    expect(screen.getByText('1 chosen')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move or copy' }));
    expect(life.onMove.mock.calls[0]?.[1]).toMatchObject([{ firstName: 'Zuri' }]);
    await user.click(screen.getByRole('checkbox', { name: 'Choose all' }));
    expect(screen.getByText('2 chosen')).toBeVisible();
  });

  it('offers nothing to choose for without another class', async () => {
    givenClasses(server, [science]);
    open();
    await screen.findByRole('table');
    expect(screen.queryByRole('checkbox', { name: 'Choose all' })).toBeNull();
  });

  it('finds in a long class without case and accents', async () => {
    const many = Array.from({ length: 13 }, (_, index) => student(index + 1, index === 4 ? 'Lucía' : 'Ana', index === 4 ? 'Ñáñez' : `Last ${index}`));
    givenClasses(server, [{ ...science, studentCount: 13 }], many);
    const { user } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Find a student' }), 'nanez LUCIA');
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
    await user.type(screen.getByRole('searchbox', { name: 'Find a student' }), ' nobody');
    expect(screen.getByText('No student of this class matches.')).toBeVisible();
  });
});

describe('@C-LIST a class that somebody else owns', () => {
  it('says whose it is, and leaves archiving and removing to them', async () => {
    const shared = { ...science, isOwner: false, ownerName: 'Marc Whitfield', lastDay: '2026-12-01' };
    server.use(answers(loadClasses, { classes: [shared] }), answers(loadClass, { ...shared, students: [] }));
    const { user } = open();
    expect(await screen.findByText('Marc Whitfield owns this class. You are the substitute until Dec 1, 2026.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More for 5th Grade Science' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Teachers']);
  });
});
