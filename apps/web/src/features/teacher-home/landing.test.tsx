import { loadClasses } from '@alba/contract/classes';
import { loadTeacherDay } from '@alba/contract/teacher-day';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { changeSettings } from '../../lib/settings.ts';
import { store } from '../../lib/store/store.ts';
import { aDay } from '../../testing/given-day.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, standInServer } from '../../testing/stand-in-server.ts';
import { Landing } from './landing.tsx';

const server = standInServer();
const window = () => screen.queryByRole('dialog', { name: 'What would you like to do?' });
const kept = () => JSON.parse(localStorage.getItem('settings') ?? '{}').withoutLanding;

beforeEach(() => {
  act(() => changeSettings({ withoutLanding: [] }));
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
  server.use(answers(loadTeacherDay, aDay()), answers(loadClasses, { classes: [] }));
});

describe('the landing window (P-HOME)', () => {
  it('offers four ways', () => {
    renderPage(<Landing />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/find', '/teacher/assigned', '/teacher/classes', '/reports']);
  });

  it('goes on Esc, stays away while the teacher is here, and comes again after the next sign-in', async () => {
    const { user, unmount } = renderPage(<Landing />);
    await user.keyboard('{Escape}');
    expect(window()).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
    unmount();
    const { unmount: leave } = renderPage(<Landing />);
    expect(window()).not.toBeInTheDocument();
    leave();
    startSignedOut();
    signInAs('teacher');
    renderPage(<Landing />);
    expect(window()).toBeVisible();
  });

  it('a way that was chosen leaves the window behind', async () => {
    const { user, router } = renderPage(<Landing />);
    await user.click(screen.getByRole('link', { name: /Manage classes/ }));
    expect(router.state.location.pathname).toBe('/teacher/classes');
    expect(window()).not.toBeInTheDocument();
  });

  it('never comes again for the one who asked, and still does for a colleague', async () => {
    const { user, unmount } = renderPage(<Landing />);
    await user.click(screen.getByRole('checkbox', { name: 'Don’t show this again' }));
    await user.click(screen.getByRole('button', { name: 'Go to home' }));
    expect(kept()).toEqual([7]);
    unmount();
    startSignedOut();
    signInAs('teacher');
    const { unmount: leave } = renderPage(<Landing />);
    expect(window()).not.toBeInTheDocument();
    leave();
    startSignedOut();
    signInAs('teacher', { personId: 8, accountId: 8 });
    renderPage(<Landing />);
    expect(window()).toBeVisible();
  });

  it('tells how many lessons are open now', async () => {
    server.use(answers(loadTeacherDay, aDay({}, { openLessonCount: 2 })));
    renderPage(<Landing />);
    expect(await screen.findByRole('link', { name: /See assigned lessons.*2 lessons are open now/ })).toBeVisible();
  });

  it('tells how many classes there are once it knows', async () => {
    const rest = {
      description: '',
      avatar: 'owl' as const,
      classSubgroupId: 1,
      openAssignmentCount: 0,
      isOwner: true,
      sharedAcrossProducts: false,
      revision: 1,
    };
    const classes = [3, 4].map((classId) => ({ ...rest, classId, name: `Room ${classId}`, studentCount: 9 }));
    server.use(answers(loadClasses, { classes }));
    renderPage(<Landing />);
    expect(await screen.findByRole('link', { name: /Manage classes.*2 classes/ })).toBeVisible();
  });
});
