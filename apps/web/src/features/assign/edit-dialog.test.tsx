import { type AssignmentRow, deleteAssignment, restoreAssignment, updateAssignment } from '@alba/contract/assignments';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { DeleteAssignment } from './delete-assignment.tsx';
import EditDialog from './edit-dialog.tsx';
import en from './messages/en.json';
import { restoreWords, updateWords } from './refused.ts';

const server = standInServer();
const row: AssignmentRow = {
  assignmentId: 3,
  lessonId: 5,
  lessonTitle: 'Volcanoes',
  lessonSlug: 'volcanoes',
  subject: 'science',
  cover: { media: 'a.svg', width: 320, height: 200, description: '' },
  guides: [],
  classId: 1,
  className: 'Science 2',
  classAvatar: 'owl',
  start: '2026-11-09T08:30:00',
  due: '2026-11-13T23:59:59',
  timing: 'open',
  state: 'open',
  isClosed: false,
  allowCheckAnswers: true,
  keyVisibility: 'after-submit',
  targets: 'class',
  targetCount: 26,
  startedCount: 12,
  submittedCount: 9,
  ownDatesCount: 0,
  revision: 4,
};

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

describe('@A-ASSIGNED editing', () => {
  const open = (focus?: 'due') => {
    const onClose = vi.fn();
    return { ...renderPage(<EditDialog row={row} focus={focus} onDelete={vi.fn()} onClose={onClose} />), onClose };
  };

  it('saves what was changed over the revision that was seen', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(updateAssignment, async (request) => {
        sent.push(await (request as Request).json());
        return row;
      }),
    );
    const { user, onClose } = open();
    await user.click(screen.getByRole('switch', { name: 'Check answers' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ start: row.start, due: row.due, allowCheckAnswers: false, keyVisibility: 'after-submit', revision: 4 }]);
  });

  it('opens on the due date from the chip', async () => {
    open('due');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'spinbutton'));
    expect(document.activeElement?.closest('fieldset')).toHaveTextContent('Due');
  });

  it('does not send a due date before the start', async () => {
    const { user } = open();
    const day = within(screen.getAllByRole('group').find((group) => group.tagName === 'FIELDSET' && group.textContent?.includes('Due')) as HTMLElement);
    await user.click(day.getAllByRole('spinbutton').find((part) => part.getAttribute('aria-label')?.startsWith('day')) as HTMLElement);
    await user.keyboard('01');
    expect(await screen.findByText('The due date can’t be before the start date.')).toBeVisible();
    // no handler: a call would fail the test
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('tells what somebody changed meanwhile; saved again it goes over that, or theirs is taken', async () => {
    const current = { start: row.start, due: '2026-11-16T23:59:59', allowCheckAnswers: false, keyVisibility: 'after-submit', isClosed: false };
    const sent: { due: string; revision: number }[] = [];
    server.use(
      answers(updateAssignment, async (request) => {
        sent.push((await (request as Request).json()) as (typeof sent)[number]);
        return sent.length === 1 ? refusal('assignment_changed', { revision: 6, current }) : row;
      }),
    );
    const { user, onClose } = open();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('It is due Nov 16, 11:59 PM now.');
    expect(notice).toHaveTextContent('Students can’t check answers now.');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(screen.getByRole('switch', { name: 'Check answers' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent[1]).toMatchObject({ due: '2026-11-16T23:59:59', revision: 6 });
  });

  it('names students whose own dates stand in the way', async () => {
    server.use(refuses(updateAssignment, 'due_before_start', { studentNames: ['Ana Gómez'] }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ana Gómez would have to turn in before the start.');
  });

  it.each(updateAssignment.refusals.filter((code) => code !== 'assignment_changed'))('keeps the dialog and tells the refusal %s', async (code) => {
    server.use(refuses(updateAssignment, code, { classIds: [1], classNames: ['Science 2'] }));
    const { user, onClose } = open();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(en.refused[updateWords[code]].title);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('@A-ASSIGNED deleting', () => {
  it('names the students and can be taken back', async () => {
    const restored = vi.fn();
    server.use(
      answers(restoreAssignment, () => {
        restored();
        return row;
      }),
    );
    server.use(answers(deleteAssignment, { done: true }));
    const onDeleted = vi.fn();
    const { user } = renderPage(<DeleteAssignment row={row} onDeleted={onDeleted} onClose={vi.fn()} />);
    expect(screen.getByText('Deleting removes 12 students’ answers from reports.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    await waitFor(() => expect(restored).toHaveBeenCalledOnce());
  });

  it.each(restoreAssignment.refusals)('tells why it can’t be taken back: %s', async (code) => {
    server.use(refuses(restoreAssignment, code, { classIds: [1], classNames: ['Science 2'] }), answers(deleteAssignment, { done: true }));
    const { user } = renderPage(<DeleteAssignment row={row} onDeleted={vi.fn()} onClose={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByText(en.refused[restoreWords[code]].title)).toBeInTheDocument();
  });

  it('stays open when the connection breaks, and is content when it was gone already', async () => {
    server.use(refuses(deleteAssignment, 'unavailable'));
    const onDeleted = vi.fn();
    const { user } = renderPage(<DeleteAssignment row={row} onDeleted={onDeleted} onClose={vi.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    server.use(refuses(deleteAssignment, 'assignment_not_found'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  });
});
