import { type ClassStudent, type ClassSummary, disenroll, loadClass, loadClasses, removeClass, restoreClass, restoreEnrollment } from '@alba/contract/classes';
import type { RefusalCode } from '@alba/contract/refusals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { club, givenClasses, science, student, students } from '../../testing/given-classes.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { ClassManager } from './class-manager.tsx';

const server = standInServer();
const given = (classes: ClassSummary[], inside?: ClassStudent[]) => givenClasses(server, classes, inside);

const open = (at = '/teacher/classes') => renderPage(<ClassManager />, { at });
const dialog = () => screen.getByRole('dialog');

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { displayName: 'Amara Okafor' });
  store.dispatch(api.util.resetApiState());
});

describe('@C-LIST the list and the class', () => {
  it('shows the first class, its code and link to copy, and its students', async () => {
    given([science, club]);
    open();
    expect(await screen.findByRole('heading', { level: 2, name: '5th Grade Science' })).toBeVisible();
    expect(screen.getByText('QTR-4M6')).toBeVisible();
    expect(screen.getByText(`${location.origin}/joinclass/QTR-4M6`)).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Students in 5th Grade Science' })).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[2]).toHaveTextContent('Sam Okonkwosam.okonkwoNever');
    expect(screen.getByRole('link', { name: /5th Grade Science/ })).toHaveAttribute('aria-current', 'true');
  });

  it('follows the address, and shows the code large for a class without students', async () => {
    given([science, club]);
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: /Space Club/ }));
    expect(await screen.findByText('Show this code to your class')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says when a class has no code now', async () => {
    given([{ ...club, code: undefined }]);
    open();
    expect(await screen.findByText(/The class code is turned off/)).toBeVisible();
  });

  it('sorts by last visit, those who never came first', async () => {
    given([science]);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Last visited' }));
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['SOSam Okonkwo', 'ZAZuri Abebe']);
  });

  it('shows the first thirty of a long class, then all', async () => {
    given(
      [{ ...science, studentCount: 35 }],
      Array.from({ length: 35 }, (_, index) => student(index + 1, 'Name', `L${index}`)),
    );
    const { user } = open();
    await screen.findByRole('table');
    expect(screen.getAllByRole('rowheader')).toHaveLength(30);
    await user.click(screen.getByRole('button', { name: 'Show all 35 students' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(35);
  });

  it('invites to create the first class', async () => {
    given([]);
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'Create your first class' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import from Google' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create class' }));
    expect(dialog()).toHaveAccessibleName('Create a class');
  });

  it.each(loadClass.refusals)('tells that the class is gone: %s', async (code) => {
    given([science]);
    server.use(refuses(loadClass, code));
    open('/teacher/classes?class=99');
    expect(await screen.findByText('This class isn’t here any more')).toBeVisible();
  });

  it('can be tried again after a failure', async () => {
    server.use(drops(loadClasses));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    given([club]);
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 2, name: 'Space Club' })).toBeVisible();
  });
});

describe('@C-LIST removing a class', () => {
  async function openRemove() {
    const state = given([science, club]);
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'More for 5th Grade Science' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Remove class' }));
    const asked = await screen.findByRole('alertdialog');
    return { ...view, state, asked };
  }

  it('names what is lost, with Cancel first, and removes only when confirmed', async () => {
    const { asked, user } = await openRemove();
    expect(within(asked).getByText('2 students lose this class.')).toBeVisible();
    expect(within(asked).getByText('1 open assignment closes.')).toBeVisible();
    expect(within(asked).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('can be undone from the notice', async () => {
    const { asked, user, state } = await openRemove();
    server.use(
      answers(removeClass, async (request) => {
        expect(await request.json()).toEqual({ classId: 1 });
        state.classes = [club];
        return { done: true as const };
      }),
      answers(restoreClass, () => {
        state.classes = [science, club];
        return science;
      }),
    );
    await user.click(within(asked).getByRole('button', { name: 'Remove class' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Space Club' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('5th Grade Science is back')).toBeVisible();
    expect(await screen.findByRole('link', { name: /5th Grade Science/ })).toBeVisible();
  });

  it('asks for the removed class no more, and says that it is gone when somebody comes back to it', async () => {
    const { asked, user, state } = await openRemove();
    const refused: string[] = [];
    server.events.on('response:mocked', ({ response, request }) => {
      if (response.status === 404) refused.push(request.url);
    });
    server.use(
      answers(removeClass, () => {
        state.classes = [club];
        return { done: true as const };
      }),
    );
    await user.click(within(asked).getByRole('button', { name: 'Remove class' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Space Club' })).toBeVisible();
    expect(await screen.findByText('Show this code to your class')).toBeVisible();
    expect(refused).toEqual([]);
    server.events.removeAllListeners();
    cleanup();
    open('/teacher/classes?class=1');
    expect(await screen.findByText('This class isn’t here any more')).toBeVisible();
  });

  const undone: Partial<Record<RefusalCode, string>> = {
    undo_expired: 'The class can’t come back',
    class_not_found: 'The class can’t come back',
    class_name_taken: 'The class can’t come back yet',
  };

  it.each(restoreClass.refusals)('tells why it cannot be undone: %s', async (code) => {
    const { asked, user, state } = await openRemove();
    server.use(
      answers(removeClass, () => {
        state.classes = [club];
        return { done: true as const };
      }),
      refuses(restoreClass, code),
    );
    await user.click(within(asked).getByRole('button', { name: 'Remove class' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(undone[code] ?? `no words for ${code}`)).toBeVisible();
  });

  it.each(removeClass.refusals)('is content when it is gone already: %s', async (code) => {
    const { asked, user, state } = await openRemove();
    state.classes = [club];
    server.use(refuses(removeClass, code));
    await user.click(within(asked).getByRole('button', { name: 'Remove class' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('stays open with the reason when the connection fails', async () => {
    const { asked, user } = await openRemove();
    server.use(drops(removeClass));
    await user.click(within(asked).getByRole('button', { name: 'Remove class' }));
    expect(await within(asked).findByRole('alert')).toBeVisible();
  });
});

describe('@C-LIST removing a student', () => {
  async function openRemove() {
    const state = given([science]);
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'More for Zuri Abebe' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    return { ...view, state, asked: await screen.findByRole('alertdialog', { name: 'Remove Zuri Abebe?' }) };
  }

  it('keeps the work and goes on from the list', async () => {
    const { asked, user, state } = await openRemove();
    const urls: URL[] = [];
    server.use(
      answers(disenroll, (request) => {
        urls.push(new URL(request.url));
        state.students = students.slice(1);
        return { done: true as const };
      }),
    );
    await user.click(within(asked).getByRole('button', { name: 'Remove student' }));
    await waitFor(() => expect(screen.queryByText('Zuri Abebe')).toBeNull());
    expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toEqual({
      individualId: '11',
      enrollmentId: '111',
      classSubgroupId: '10',
      removeSubmissions: 'false',
    });
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: '5th Grade Science' })).toHaveFocus());
  });

  async function removed() {
    const view = await openRemove();
    server.use(
      answers(disenroll, () => {
        view.state.students = students.slice(1);
        return { done: true as const };
      }),
    );
    await view.user.click(within(view.asked).getByRole('button', { name: 'Remove student' }));
    return { ...view, undo: await screen.findByRole('button', { name: 'Undo' }) };
  }

  it('can be undone from the notice', async () => {
    const { undo, user, state } = await removed();
    const asked: string[] = [];
    server.use(
      answers(restoreEnrollment, (request) => {
        asked.push(new URL(request.url).pathname);
        state.students = students;
        return { done: true as const };
      }),
    );
    await user.click(undo);
    expect(await screen.findByText('Zuri Abebe is back in 5th Grade Science')).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /Zuri Abebe/ })).toBeVisible();
    expect(asked).toEqual(['/v1/classes/1/enrollments/111/restore']);
  });

  const notUndone: Partial<Record<RefusalCode, string>> = {
    undo_expired: 'Zuri Abebe can’t come back this way',
    not_enrolled: 'Zuri Abebe can’t come back this way',
    class_full: 'Zuri Abebe can’t come back yet',
    class_not_found: 'Zuri Abebe can’t come back',
  };
  it.each(restoreEnrollment.refusals)('tells why it cannot be undone: %s', async (code) => {
    const { undo, user } = await removed();
    server.use(refuses(restoreEnrollment, code));
    await user.click(undo);
    expect(await screen.findByText(notUndone[code] ?? `no words for ${code}`)).toBeVisible();
  });

  it.each(disenroll.refusals)('is content when the student is out already: %s', async (code) => {
    const { asked, user } = await openRemove();
    server.use(refuses(disenroll, code));
    await user.click(within(asked).getByRole('button', { name: 'Remove student' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
