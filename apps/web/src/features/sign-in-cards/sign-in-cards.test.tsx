import {
  allowPictures,
  closeClassScreen,
  loadClassSignIn,
  makeSignInCards,
  openClassScreen,
  setStudentPassword,
  setStudentPictures,
  voidSignInCard,
} from '@alba/contract/pupils';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import type { ClassSignIn as Given } from './api.ts';
import { CardMaker } from './card-maker.tsx';
import { ClassSignIn } from './class-sign-in.tsx';
import { useNewPassword } from './new-password.tsx';

const server = standInServer();
const maya = { individualId: 11, firstName: 'Maya', lastName: 'Torres', username: 'maya.torres', hasPictures: false, isPaused: false };
const sam = {
  individualId: 12,
  firstName: 'Sam',
  lastName: 'Okonkwo',
  username: 'sam.okonkwo',
  hasPictures: true,
  isPaused: true,
  cardMadeAt: '2026-11-20T15:00:00Z',
};
const second: Given = {
  classId: 1,
  name: 'Second grade',
  avatar: 'bee',
  code: 'BCDFGH',
  schoolName: 'Cedar Hollow',
  areCardsAllowed: true,
  hasPictures: false,
  grade: 2,
  students: [sam, maya],
};

/** A class that the acts of a test may change. */
function given(more: Partial<Given> = {}) {
  const state = { current: { ...second, ...more } };
  server.use(answers(loadClassSignIn, () => state.current));
  return state;
}

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { displayName: 'Amara Okafor' });
  store.dispatch(api.util.resetApiState());
});

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

describe('@P-LOGIN the class screen, as its teacher has it', () => {
  it('is opened for a while, shows the way and the time left, and is closed', async () => {
    const state = given();
    const asked: unknown[] = [];
    server.use(
      answers(openClassScreen, async (request) => {
        asked.push(await request.json());
        state.current = { ...state.current, secondsLeft: 300 };
        return { secondsLeft: 300 };
      }),
      answers(closeClassScreen, () => {
        state.current = { ...second };
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
    given();
    server.use(refuses(openClassScreen, code));
    const { user } = renderPage(<ClassSignIn classId={1} />);
    await user.click(await screen.findByRole('button', { name: 'Open class screen' }));
    expect(
      await screen.findByText(code === 'class_not_found' ? 'This class isn’t here any more' : 'Your school does not use this way to sign in'),
    ).toBeVisible();
  });

  it('is not offered where the school does not allow cards, or the class is gone', async () => {
    given({ areCardsAllowed: false });
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
    const state = given({ grade: undefined });
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
    given({ grade: 4 });
    renderPage(<ClassSignIn classId={1} />);
    expect(await screen.findByText(/This class is above grade 3/)).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('are set for a student, three of them', async () => {
    given({ hasPictures: true });
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

describe('@C-STUDENTS sign-in cards', () => {
  const cardOf = ({ individualId, firstName, lastName, username }: typeof maya) => ({
    individualId,
    firstName,
    lastName,
    username,
    secret: `1.${'a'.repeat(22)}`,
    code: 'JKM346',
  });

  it('are made for one, some or all, and bear what a child needs', async () => {
    given();
    const asked: unknown[] = [];
    server.use(
      answers(makeSignInCards, async (request) => {
        asked.push(await request.json());
        return { cards: [cardOf(maya)] };
      }),
    );
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = renderPage(<CardMaker classId={1} />);
    const all = await screen.findByRole('checkbox', { name: 'All students' });
    expect(all).toBeChecked();
    expect(screen.getByRole('button', { name: 'Make 2 cards' })).toBeVisible();
    await user.click(all);
    await user.click(screen.getByRole('button', { name: 'Make 0 cards' }));
    expect(screen.getByText('Choose at least one student.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Maya Torres' }));
    expect(all).toBePartiallyChecked();
    await user.click(screen.getByRole('button', { name: 'Make 1 card' }));
    expect(await screen.findByRole('heading', { level: 2, name: '1 card is ready' })).toHaveFocus();
    expect(asked).toEqual([{ studentIds: [11] }]);
    const card = within(screen.getByRole('article', { name: 'Maya Torres' }));
    for (const words of ['maya.torres', 'JKM-346', 'Cedar Hollow', 'localhost:3000/login/card']) expect(card.getByText(words)).toBeVisible();
    expect(card.getByRole('img', { name: 'QR code of Maya Torres' })).toBeVisible();
    expect(card.queryByText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('begin with one student where the teacher comes from that one', async () => {
    given();
    renderPage(<CardMaker classId={1} studentId={12} />);
    expect(await screen.findByRole('checkbox', { name: 'Sam Okonkwo' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Maya Torres' })).not.toBeChecked();
  });

  it.each(makeSignInCards.refusals)('tell why they were not made: %s', async (code) => {
    given();
    server.use(refuses(makeSignInCards, code));
    const { user } = renderPage(<CardMaker classId={1} />);
    await user.click(await screen.findByRole('button', { name: 'Make 2 cards' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/class|student|school/);
  });

  it('are turned off from the list, and tell when that failed', async () => {
    given();
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
