import { setStudentPassword } from '@alba/contract/pupils';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { beginAsTeacher, maya } from '../../testing/second-grade.ts';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { useNewPassword } from './new-password.tsx';

const server = standInServer();
beginAsTeacher();

function Host() {
  const { open, dialog } = useNewPassword();
  return (
    <>
      <button type="button" onClick={() => open({ ...maya, classId: 1 })}>
        New password
      </button>
      {dialog}
    </>
  );
}

describe('@C-STUDENTS a new password', () => {
  const ask = async () => {
    const view = renderPage(<Host />);
    await view.user.click(screen.getByRole('button', { name: 'New password' }));
    await screen.findByRole('dialog', { name: 'New password for Maya Torres' });
    return { ...view, set: () => view.user.click(screen.getByRole('button', { name: 'Set new password' })) };
  };

  it('is set in two clicks and shown once, ready to copy or to print', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(setStudentPassword, async (request) => {
        bodies.push([new URL(request.url).pathname, await request.json()]);
        return { password: 'apple7kite' };
      }),
    );
    const { set, user } = await ask();
    await set();
    const done = await screen.findByRole('alertdialog', { name: 'New password for Maya Torres' });
    expect(within(done).getByText('apple7kite')).toBeVisible();
    expect(within(done).getByText('maya.torres')).toBeVisible();
    expect(within(done).getByRole('link', { name: 'Print a card' })).toHaveAttribute('href', '/teacher/classes/1/cards?student=11');
    expect(bodies).toEqual([['/v1/classes/1/students/11/password', {}]]);
    await user.click(within(done).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('apple7kite')).toBeNull());
  });

  it('may be the teacher’s own, by the rules told at the field', async () => {
    server.use(answers(setStudentPassword, async (request) => ({ password: ((await request.json()) as { password: string }).password })));
    const { set, user } = await ask();
    const field = screen.getByLabelText(/^Your own password/);
    await user.type(field, 'abc');
    await set();
    expect(field).toBeInvalid();
    await user.type(field, 'd7');
    await set();
    expect(await screen.findByText('abcd7')).toBeVisible();
  });

  const words: Record<string, string> = {
    class_not_found: 'This class isn’t here any more',
    student_not_found: 'A student is no longer in this class',
    sign_in_way_off: 'Your school does not use this way to sign in',
    signs_in_with_google: 'This student signs in with Google',
  };
  it.each(setStudentPassword.refusals)('tells why it was not set: %s', async (code) => {
    server.use(refuses(setStudentPassword, code));
    const { set } = await ask();
    await set();
    expect(await screen.findByText(words[code] ?? `no words for ${code}`)).toBeVisible();
  });

  it('tells that there is no connection, and keeps what was typed', async () => {
    server.use(drops(setStudentPassword));
    const { set, user } = await ask();
    await user.type(screen.getByLabelText(/^Your own password/), 'rocket 7');
    await set();
    expect(await screen.findByText('No connection')).toBeVisible();
    expect(screen.getByLabelText(/^Your own password/)).toHaveValue('rocket 7');
  });
});
