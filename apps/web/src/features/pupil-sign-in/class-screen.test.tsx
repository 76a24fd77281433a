import { signOut } from '@alba/contract/auth';
import { loadClassScreen, signInWithCard, signInWithCardCode, signInWithPictures } from '@alba/contract/pupils';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardGate } from '../../app/guards.ts';
import { store } from '../../lib/store/store.ts';
import { sessionOf, signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { showIn } from '../../testing/words.ts';
import { CardSignIn } from './card-sign-in.tsx';
import { ClassScreen } from './class-screen.tsx';
import type { ClassScreen as Screen } from './use-class-screen.ts';

const server = standInServer();
const onSignedIn = vi.fn();
const secondGrade: Screen = {
  name: 'Second grade',
  avatar: 'bee',
  secondsLeft: 600,
  hasPictures: true,
  students: [
    { individualId: 7, shortName: 'Maya T', hasPictures: true },
    { individualId: 8, shortName: 'Sam O', hasPictures: false },
  ],
};
const showing = (more: Partial<Screen> = {}) => server.use(answers(loadClassScreen, { ...secondGrade, ...more }));
const open = () => renderPage(<ClassScreen code="BCD-FGH" onSignedIn={onSignedIn} />, { at: '/login/class/BCD-FGH' });
const tap = async ({ user }: ReturnType<typeof open>, names: string[]) => {
  for (const name of names) await user.click(screen.getByRole('button', { name }));
};

beforeEach(() => {
  startSignedOut();
  sessionStorage.clear();
  onSignedIn.mockReset();
});

describe('@P-LOGIN the screen of a class', () => {
  it('asks for the teacher while it is closed, and opens at another try', async () => {
    let asked = 0;
    server.use(answers(loadClassScreen, () => (++asked === 1 ? refusal('class_screen_closed') : secondGrade)));
    const { user } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ask your teacher' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible();
    expect(screen.getByText('Second grade')).toBeVisible();
  });

  it('shows no names any more when its time is over', async () => {
    showing({ secondsLeft: 1 });
    open();
    expect(await screen.findByRole('button', { name: 'Maya T' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ask your teacher' }, { timeout: 3000 })).toBeVisible();
    expect(screen.queryByText('Maya T')).toBeNull();
  });

  it('can be tried again without a connection', async () => {
    server.use(drops(loadClassScreen));
    const { user } = open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    showing();
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Sam O' })).toBeVisible();
  });

  it('goes straight to the card where the class uses no pictures', async () => {
    showing({ hasPictures: false, students: [] });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Show your card' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Who are you?' })).toBeNull();
  });
});

describe('@P-LOGIN signing in with pictures', () => {
  it('sends the third tap, without showing to others which were tapped', async () => {
    showing();
    const bodies: unknown[] = [];
    server.use(
      answers(signInWithPictures, async (request) => {
        bodies.push(await request.json());
        return sessionOf('student');
      }),
    );
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Maya T' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Hi, Maya T' })).toHaveFocus();
    await tap(view, ['Fox', 'Kite']);
    expect(screen.getByText('2 of 3 pictures')).toBeInTheDocument();
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
    await tap(view, ['Comet']);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ classCode: 'BCD-FGH', studentId: 7, pictures: ['fox', 'kite', 'comet'], deviceId: localStorage.getItem('device') }]);
    expect(onSignedIn.mock.calls[0]?.[0]).toMatchObject({ mayChoosePictures: false });
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });

  it('says what was wrong, and starts again; also when the child wants to', async () => {
    showing();
    server.use(refuses(signInWithPictures, 'wrong_pictures'));
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Maya T' }));
    await tap(view, ['Fox', 'Start again']);
    expect(screen.getByText('0 of 3 pictures')).toBeInTheDocument();
    await tap(view, ['Owl', 'Owl', 'Bee', 'Kite']);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Not these pictures'));
    expect(screen.getByText('0 of 3 pictures')).toBeInTheDocument();
    await tap(view, ['That is not me']);
    expect(screen.getByRole('heading', { level: 1, name: 'Who are you?' })).toHaveFocus();
  });

  it('sends a child without pictures to their card, and tells that they may choose some', async () => {
    showing();
    server.use(answers(signInWithCardCode, sessionOf('student', { personId: 8 })));
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Sam O' }));
    await tap(view, ['Use my card']);
    await view.user.type(screen.getByLabelText('Card code'), 'bcdfgh');
    expect(screen.getByLabelText('Card code')).toHaveValue('BCD-FGH');
    await tap(view, ['Sign in']);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(onSignedIn.mock.calls[0]?.[0]).toMatchObject({ mayChoosePictures: true });
  });
});

/** Every refusal of the contract has words of its own: one that is added there and has none fails here. */
const told: Record<string, string> = {
  card_unknown: 'This card does not work any more',
  class_screen_closed: 'Ask your teacher',
  not_subscribed_student: 'Your school is not using these lessons now',
  account_deactivated: 'This account is turned off',
  student_access_disabled: 'Your school turned off your access',
  too_many_tries: 'Take a break',
};

describe('@P-LOGIN a card', () => {
  const openCard = (at = '/login/card') => renderPage(<CardSignIn onSignedIn={onSignedIn} />, { at });
  const secret = `1.${'a'.repeat(22)}`;
  afterEach(() => history.replaceState(null, '', '/'));

  it('in the address signs in at once, and goes from the address', async () => {
    history.replaceState(null, '', `/login/card#${secret}`);
    const bodies: unknown[] = [];
    server.use(
      answers(signInWithCard, async (request) => {
        bodies.push(await request.json());
        return sessionOf('student');
      }),
    );
    openCard();
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ secret, deviceId: localStorage.getItem('device') }]);
    expect(location.hash).toBe('');
  });

  it('comes before whoever was left signed in, whose session ends', async () => {
    signInAs('student', { accountId: 99 });
    history.replaceState(null, '', `/login/card#${secret}`);
    const ended: unknown[] = [];
    server.use(
      answers(signInWithCard, sessionOf('student')),
      answers(signOut, async (request) => {
        ended.push(await request.json());
        return { done: true as const };
      }),
    );
    expect(cardGate({ request: new Request('http://localhost/login/card') })).toBeNull();
    openCard();
    await waitFor(() => expect(ended).toEqual([{ refreshToken: '1.refresh' }]));
    expect(store.getState().auth.currentAccountId).toBe(7);
    // without a card in the address the page is for the signed out
    expect(cardGate({ request: new Request('http://localhost/login/card') })?.headers.get('location')).toBe('/student/home');
  });

  it.each([...signInWithCard.refusals, 'too_many_tries'] as const)('tells why it does not let in: %s', async (code) => {
    history.replaceState(null, '', `/login/card#${secret}`);
    server.use(refuses(signInWithCard, code));
    openCard();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(told[code] ?? `no words for ${code}`));
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('needs both codes where no class is known, and sends them', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(signInWithCardCode, async (request) => {
        bodies.push(await request.json());
        return refusal('card_unknown');
      }),
    );
    const { user } = openCard();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByText('Type all 6 letters and numbers.')).toHaveLength(2);
    await user.type(screen.getByLabelText('Class code'), 'bcd fgh');
    await user.type(screen.getByLabelText('Card code'), 'JKM346');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('We do not know this code')).toBeVisible();
    expect(bodies).toMatchObject([{ classCode: 'BCD-FGH', code: 'JKM-346' }]);
  });

  it.each([
    ['NotAllowedError', 'The camera may not be used'],
    ['NotFoundError', 'No camera here'],
    ['NotReadableError', 'The camera is busy'],
  ])('says what is the matter with the camera: %s', async (name, title) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia: () => Promise.reject(new DOMException('no', name)) } }));
    const { user } = openCard();
    await user.click(screen.getByRole('button', { name: 'Turn on the camera' }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn on the camera' })).toBeVisible();
    vi.unstubAllGlobals();
  });

  it.each([
    ['pt', 'Mostre seu cartão', 'Este cartão não funciona mais'],
    ['es', 'Muestra tu tarjeta', 'Esta tarjeta ya no sirve'],
  ] as const)('is told in %s', async (language, title, unknown) => {
    await showIn(language);
    history.replaceState(null, '', `/login/card#${secret}`);
    server.use(refuses(signInWithCard, 'card_unknown'));
    openCard();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByText(unknown)).toBeVisible();
    await showIn('en');
  });
});
