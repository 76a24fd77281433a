import { createAssignments } from '@alba/contract/assignments';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { aClass, givenClasses } from '../../testing/given-classes.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import AssignDialog from './assign-dialog.tsx';
import en from './messages/en.json';
import { createWords } from './refused.ts';

const server = standInServer();
const lesson = { lessonId: 5, title: 'Why Volcanoes Wake', cover: { media: 'a.svg' } };

function open(onClose = vi.fn()) {
  givenClasses(server, [aClass(1, 'Science 2'), aClass(2, 'Science 4')]);
  return { ...renderPage(<AssignDialog lesson={lesson} onClose={onClose} />, { at: '/find' }), onClose };
}

type Sent = { key: string | null; body: { classIds: number[]; due: string | null; start: string } };
function taking() {
  const sent: Sent[] = [];
  server.use(
    answers(createAssignments, async (request) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: (await request.json()) as Sent['body'] });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { assignmentIds: [9] };
    }),
  );
  return sent;
}

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

const send = () => screen.getByRole('button', { name: 'Assign' });

describe('@A-ASSIGN', () => {
  it('assigns to the chosen classes, once however often it is pressed, and leads to the list', async () => {
    const sent = taking();
    const { user, onClose, router } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Science 2/ }));
    await user.click(screen.getByRole('checkbox', { name: /Science 4/ }));
    await user.dblClick(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ lessonId: 5, classIds: [1, 2], keyVisibility: 'after-submit', allowCheckAnswers: true });
    await user.click(await screen.findByRole('button', { name: 'See assigned lessons' }));
    expect(router.state.location.pathname).toBe('/teacher/assigned');
  });

  it('keeps the key of a wish over a broken connection and takes another for another wish', async () => {
    const { user, onClose } = open();
    server.use(drops(createAssignments));
    await user.click(await screen.findByRole('checkbox', { name: /Science 2/ }));
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent(/No connection/);
    const sent = taking();
    await user.click(send());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('checkbox', { name: /Science 4/ }));
    await user.click(send());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.key).toMatch(/^\w{16,}$/);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('needs a class', async () => {
    const { user } = open();
    await screen.findByRole('checkbox', { name: /Science 2/ });
    await user.click(send());
    expect(screen.getByText('Choose at least one class.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Science 2/ })).toHaveFocus();
  });

  it('leads to the due date when it lies before the start', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Science 2/ }));
    await user.type(screen.getByRole('spinbutton', { name: 'year, Due' }), '2001');
    await user.click(send());
    expect(screen.getByText('The due date can’t be before the start date.')).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'month, Due' })).toHaveFocus();
  });

  it('sends no due date when there is none', async () => {
    const sent = taking();
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Science 2/ }));
    await user.click(screen.getByRole('checkbox', { name: 'No due date' }));
    await user.click(send());
    await waitFor(() => expect(sent[0]?.body.due).toBeNull());
  });

  it.each(createAssignments.refusals)('tells the refusal %s and keeps what was chosen', async (code) => {
    server.use(refuses(createAssignments, code, { classIds: [1], classNames: ['Science 2'] }));
    const { user, onClose } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Science 2/ }));
    await user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(en.refused[createWords[code]].title);
    if (code === 'lesson_already_assigned' || code === 'lesson_denied') expect(alert).toHaveTextContent('Science 2');
    expect(screen.getByRole('checkbox', { name: /Science 2/ })).toBeChecked();
    expect(onClose).not.toHaveBeenCalled();
  });
});
