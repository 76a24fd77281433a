import { previewMove } from '@alba/contract/class-moves';
import { addClassTeacher, answerCoTeaching, loadClassTeachers, transferClass } from '@alba/contract/class-teachers';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { club, science, students } from '../../testing/given-classes.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, refuses, standInServer } from '../../testing/stand-in-server.ts';
import type { ClassLifeAct } from './act.ts';
import { LifeDialog } from './life-dialog.tsx';

const server = standInServer();
const open = (act: ClassLifeAct) => renderPage(<LifeDialog act={act} onClose={() => {}} />);
const owner = { individualId: 7, firstName: 'Amara', lastName: 'Okafor', relation: 'owner' as const, isYou: true };
const colleague = { individualId: 8, firstName: 'Marc', lastName: 'Whitfield', relation: 'co-teacher' as const, isYou: false };

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { displayName: 'Amara Okafor' });
  store.dispatch(api.util.resetApiState());
});

describe('@C-LIST who teaches a class', () => {
  it('asks for the last day of a substitute, and tells at the field who is not found', async () => {
    server.use(answers(loadClassTeachers, { teachers: [owner], requests: [], today: '2026-11-22' }), refuses(addClassTeacher, 'colleague_not_found'));
    const { user } = open({ what: 'teachers', given: science });
    await user.type(await screen.findByLabelText('Username or school e-mail'), 'somebody');
    await user.click(screen.getByRole('radio', { name: /^Substitute/ }));
    await user.click(screen.getByRole('button', { name: 'Add colleague' }));
    expect(screen.getAllByText('Choose the last day of the substitute.')[0]).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Co-teacher/ }));
    await user.click(screen.getByRole('button', { name: 'Add colleague' }));
    expect(await screen.findByText(/No teacher of your school network/)).toBeVisible();
    expect(screen.getByLabelText('Username or school e-mail')).toHaveValue('somebody');
  });

  it('answers who asks to teach the class', async () => {
    const accept = vi.fn();
    server.use(
      answers(loadClassTeachers, {
        teachers: [owner],
        requests: [{ individualId: 8, firstName: 'Marc', lastName: 'Whitfield', askedAt: '2026-11-21T10:00:00Z' }],
        today: '2026-11-22',
      }),
      answers(answerCoTeaching, async (request) => {
        accept(await request.json());
        return { done: true as const };
      }),
    );
    const { user } = open({ what: 'teachers', given: science });
    await user.click(await screen.findByRole('button', { name: /^Accept\s*Marc/ }));
    await expect.poll(() => accept.mock.calls).toEqual([[{ isAccepted: true }]]);
  });

  it.each([
    ['class_name_taken', /They have another class with this name/],
    ['owner_has_too_many_classes', /as many classes as one teacher can have/],
  ] as const)('asks before handing the class over, and says why it cannot be: %s', async (code, words) => {
    server.use(answers(loadClassTeachers, { teachers: [owner, colleague], requests: [], today: '2026-11-22' }), refuses(transferClass, code));
    const { user } = open({ what: 'teachers', given: science });
    await user.click(await screen.findByRole('button', { name: /^Make owner\s*Marc/ }));
    await user.click(screen.getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('@C-STUDENTS moving students', () => {
  it('says what comes along and what stays before anything happens', async () => {
    server.use(answers(previewMove, { students: 2, alreadyThere: 1, worksMoved: 3, worksKept: 1, levelsCopied: 0, rostered: 1 }));
    const { user } = open({ what: 'move', given: science, students, classes: [science, club], onMoved: () => {} });
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(screen.getByText('Choose a class.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('To which class'), 'Space Club');
    expect(await screen.findByText('1 student is in Space Club already.')).toBeVisible();
    expect(screen.getByText(/^3 begun or turned-in lessons come along/)).toBeVisible();
    expect(screen.getByText(/comes from a roster/)).toBeVisible();
  });

  it('says when the class has no room', async () => {
    server.use(refuses(previewMove, 'class_full'));
    const { user } = open({ what: 'move', given: science, students, classes: [science, club], onMoved: () => {} });
    await user.selectOptions(screen.getByLabelText('To which class'), 'Space Club');
    expect(await screen.findByText(/There is not enough room/)).toBeVisible();
  });
});
