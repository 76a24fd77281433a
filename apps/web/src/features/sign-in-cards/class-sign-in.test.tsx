import { allowPictures, closeClassScreen, loadClassSignIn, openClassScreen, setStudentPictures, voidSignInCard } from '@alba/contract/pupils';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { beginAsTeacher, givenClass } from '../../testing/second-grade.ts';
import { answers, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { ClassSignIn } from './class-sign-in.tsx';

const server = standInServer();
beginAsTeacher();

describe('@P-LOGIN the class screen, as its teacher has it', () => {
  it('is opened for a while, shows the way and the time left, and is closed', async () => {
    const state = givenClass(server);
    const asked: unknown[] = [];
    server.use(
      answers(openClassScreen, async (request) => {
        asked.push(await request.json());
        state.current = { ...state.current, secondsLeft: 300 };
        return { secondsLeft: 300 };
      }),
      answers(closeClassScreen, () => {
        state.current = { ...state.current, secondsLeft: undefined };
        return { done: true as const };
      }),
    );
    const { user } = renderPage(<ClassSignIn classId={1} />);
    await user.click(await screen.findByRole('button', { name: '5 min' }));
    await user.click(screen.getByRole('button', { name: 'Open class screen' }));
    expect(await screen.findByRole('timer')).toHaveTextContent('5:00');
    expect(asked).toEqual([{ minutes: 5 }]);
    expect(screen.getByText('http://localhost:3000/login/class/BCD-FGH')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code with the address of the class screen' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close now' }));
    expect(await screen.findByRole('button', { name: 'Open class screen' })).toBeVisible();
  });

  it.each(openClassScreen.refusals)('tells why it cannot be opened: %s', async (code) => {
    givenClass(server);
    server.use(refuses(openClassScreen, code));
    const { user } = renderPage(<ClassSignIn classId={1} />);
    await user.click(await screen.findByRole('button', { name: 'Open class screen' }));
    expect(
      await screen.findByText(code === 'class_not_found' ? 'This class isn’t here any more' : 'Your school does not use this way to sign in'),
    ).toBeVisible();
  });

  it('is not offered where the school does not allow cards, or the class is gone', async () => {
    givenClass(server, { areCardsAllowed: false });
    const { unmount } = renderPage(<ClassSignIn classId={1} />);
    expect(await screen.findByText(/Your school does not use sign-in cards/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open class screen' })).toBeNull();
    unmount();
    store.dispatch(api.util.resetApiState());
    server.use(refuses(loadClassSignIn, 'class_not_found'));
    renderPage(<ClassSignIn classId={1} />);
    expect(await screen.findByText('This class isn’t here any more')).toBeVisible();
  });
});

describe('@P-LOGIN picture passwords, as the teacher has them', () => {
  it('need the grade of the class before they are turned on', async () => {
    const state = givenClass(server, { grade: undefined });
    const asked: unknown[] = [];
    server.use(
      answers(allowPictures, async (request) => {
        asked.push(await request.json());
        state.current = { ...state.current, grade: 1, hasPictures: true };
        return { done: true as const };
      }),
    );
    const { user } = renderPage(<ClassSignIn classId={1} />);
    const turnOn = await screen.findByRole('switch', { name: 'Students of this class sign in with pictures' });
    await user.click(turnOn);
    expect(screen.getByText('Choose the grade.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Grade of this class'), 'Grade 1');
    await user.click(turnOn);
    await waitFor(() => expect(turnOn).toBeChecked());
    expect(asked).toEqual([{ isOn: true, grade: 1 }]);
    expect(screen.getByText('Must wait: too many wrong tries')).toBeVisible();
  });

  it('are not for older classes', async () => {
    givenClass(server, { grade: 4 });
    renderPage(<ClassSignIn classId={1} />);
    expect(await screen.findByText(/This class is above grade 3/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are set for a student, three of them', async () => {
    givenClass(server, { hasPictures: true });
    const asked: unknown[] = [];
    server.use(
      answers(setStudentPictures, async (request) => {
        asked.push(await request.json());
        return { done: true as const };
      }),
    );
    const { user } = renderPage(<ClassSignIn classId={1} />);
    await user.click(await screen.findByRole('button', { name: 'More for Maya Torres' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Set pictures' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pictures for Maya Torres' });
    const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
    await press('Owl');
    await press('Bee');
    await press('Save pictures');
    expect(asked).toEqual([]);
    await press('Bee');
    for (const name of ['Fox', 'Kite', 'Save pictures']) await press(name);
    expect(await screen.findByText('Maya Torres has new pictures')).toBeVisible();
    expect(asked).toEqual([{ pictures: ['owl', 'fox', 'kite'] }]);
  });
});

describe('@C-STUDENTS the cards of a class', () => {
  it('are turned off from the list, and tell when that failed', async () => {
    givenClass(server);
    let tries = 0;
    server.use(answers(voidSignInCard, () => (++tries === 1 ? refusal('student_not_found') : { done: true as const })));
    const { user } = renderPage(<ClassSignIn classId={1} />);
    const turnOff = async () => {
      await user.click(await screen.findByRole('button', { name: 'More for Sam Okonkwo' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Turn off the card' }));
    };
    await turnOff();
    expect(await screen.findByText('A student is no longer in this class')).toBeVisible();
    await turnOff();
    expect(await screen.findByText('The card of Sam Okonkwo is turned off')).toBeVisible();
  });
});
