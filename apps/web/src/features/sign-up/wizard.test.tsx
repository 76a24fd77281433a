import type { RefusalOf } from '@alba/contract/endpoint';
import { findSignUpClass, findSignUpSchool, signUp } from '@alba/contract/sign-up';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPendingIdentity } from '../../lib/session/pending-identity.ts';
import { store } from '../../lib/store/store.ts';
import { sessionOf, signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, on, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { SignUpWizard } from './wizard.tsx';

const server = standInServer();
const rules = { minPasswordLength: 6, forceInitials: true };
const found = { className: 'Science 5', avatar: 'turtle', teacherName: 'Amara Okafor', schoolName: 'Cedar Hollow', rules } as const;
const Bare = ({ title, children }: { title: string; children: ReactNode }) => <main aria-label={title}>{children}</main>;

function open({ at = '/login/completeaccount', signedInAs }: { at?: string; signedInAs?: string } = {}) {
  const wizard = (
    <SignUpWizard
      page={Bare}
      signedInAs={signedInAs}
      renderClassCode={({ id, value, onChange, error }) => (
        <>
          <label htmlFor={id}>Class code</label>
          <input id={id} value={value} onChange={({ target }) => onChange(target.value)} aria-describedby="why" />
          <p id="why">{error}</p>
        </>
      )}
    />
  );
  const { user, router } = renderPage(wizard, { at });
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const write = async (label: string | RegExp, text: string) => {
    // the later steps are fetched when they are near
    const field = await screen.findByLabelText(label, { selector: 'input' });
    await user.clear(field);
    await user.type(field, text);
  };
  const choose = async (role: RegExp) => {
    await user.click(screen.getByRole('radio', { name: role }));
    await press('Continue');
  };
  return { user, router, press, write, choose };
}

async function openAboutStudent(options = {}) {
  server.use(answers(findSignUpClass, found));
  const wizard = open(options);
  await wizard.choose(/student/);
  await wizard.write('Class code', 'QTR-4M6');
  await wizard.press('Continue');
  await screen.findByRole('heading', { level: 1, name: 'Tell us about you' });
  await screen.findByLabelText('First name');
  return wizard;
}
type Opened = ReturnType<typeof open>;
async function fill({ write }: Opened, { password = 'lantern' }: { password?: string } = {}) {
  await write('First name', 'Noor');
  await write(/first letter|Last name/, 'Rahman');
  await write('Username', 'noor.r');
  await write('Password', password);
  await write('Type it again', password);
}
const h1 = () => screen.getByRole('heading', { level: 1 });

beforeEach(() => {
  startSignedOut();
  sessionStorage.clear();
});

describe('@P-SIGNUP the wizard', () => {
  it('sends what belongs to the role and nothing else, and signs in', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(signUp, async (request) => {
        bodies.push(await request.json());
        return sessionOf('student', { displayName: 'Noor R.' });
      }),
    );
    const wizard = await openAboutStudent();
    expect(h1()).toHaveFocus();
    expect(screen.getByText('You are joining Science 5')).toBeVisible();
    expect(screen.getByText('Your school keeps only one letter.')).toBeVisible();
    expect(screen.getByText('6 to 22 characters.')).toBeVisible();
    await fill(wizard);
    await wizard.press('Create account');
    await waitFor(() => expect(h1()).toHaveTextContent('You are ready'));
    const [body] = bodies;
    expect(body).toEqual({
      edition: 'us',
      deviceId: localStorage.getItem('device'),
      role: 'student',
      code: 'QTR-4M6',
      firstName: 'Noor',
      lastName: 'Rahman',
      username: 'noor.r',
      password: 'lantern',
    });
    expect(store.getState().auth.isAuthenticated).toBe(true);
    expect(sessionStorage.getItem('signUp')).toBeNull();
    expect(await screen.findByText('noor.r')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start learning' })).toHaveAttribute('href', '/student/home');
  });

  it('never keeps a password', async () => {
    const wizard = await openAboutStudent();
    await fill(wizard, { password: 'secret lantern' });
    const kept = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(kept).toContain('Noor');
    expect(kept).not.toContain('secret');
    expect(wizard.router.state.location.search).not.toContain('Noor');
  });

  it('sends a lost answer’s sign-up again under the same key, and another under another', async () => {
    const keys: (string | null)[] = [];
    server.use(
      on(signUp, (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length < 3 ? Response.error() : refusal('username_taken', { suggestions: ['noor.r7'] });
      }),
    );
    const wizard = await openAboutStudent();
    await fill(wizard);
    await wizard.press('Create account');
    await screen.findByText('No connection');
    await wizard.press('Create account');
    await waitFor(() => expect(keys).toHaveLength(2));
    await wizard.write('Username', 'noor.reads');
    await wizard.press('Create account');
    await screen.findByText('That username is taken. Choose another one.');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    await wizard.press(/noor\.r7/);
    expect(screen.getByLabelText('Username')).toHaveValue('noor.r7');
    expect(screen.queryByText('That username is taken. Choose another one.')).toBeNull();
  });

  it('shows what the server finds wrong at its fields', async () => {
    server.use(
      on(signUp, () => Response.json({ code: 'invalid_input', issues: [{ path: ['password'], rule: 'too_short', params: { limit: 9 } }] }, { status: 400 })),
    );
    const wizard = await openAboutStudent();
    await fill(wizard);
    await wizard.press('Create account');
    expect(await screen.findByText('Use at least 9 characters.')).toBeVisible();
    expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveFocus();
  });

  it('leads to another way in where the school uses no passwords', async () => {
    server.use(refuses(signUp, 'sign_in_way_off'));
    const wizard = await openAboutStudent();
    await fill(wizard);
    await wizard.press('Create account');
    expect(within(await screen.findByRole('alert')).getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('tells of a class that filled up meanwhile at its code', async () => {
    server.use(refuses(signUp, 'class_full'));
    const wizard = await openAboutStudent();
    await fill(wizard);
    await wizard.press('Create account');
    await waitFor(() => expect(h1()).toHaveTextContent('What is your class code?'));
    expect(await screen.findByLabelText('Class code')).toHaveAccessibleDescription(/That class is full/);
  });

  it('says that the connection failed and keeps what was typed', async () => {
    server.use(drops(findSignUpSchool));
    const wizard = open();
    await wizard.choose(/am a teacher/);
    await wizard.write('School code', 'river cedar');
    await wizard.press('Continue');
    expect(await screen.findByText('No connection')).toBeVisible();
    expect(screen.getByLabelText('School code')).toHaveValue('river cedar');
  });
});

describe('@P-SIGNUP a refusal at the code', () => {
  const own: RefusalOf<typeof findSignUpSchool>[] = [...findSignUpSchool.refusals];
  it.each(own)('%s is told there, with focus', async (code) => {
    server.use(refuses(findSignUpSchool, code));
    const wizard = open();
    await wizard.choose(/am a teacher/);
    await wizard.write('School code', 'river cedar');
    await wizard.press('Continue');
    const field = await screen.findByLabelText('School code');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/\p{L}{4}.*\. .*\p{L}{4}.*\./u));
    expect(field).toHaveFocus();
  });
});

describe('@P-SIGNUP with a Google account that was proved', () => {
  beforeEach(() =>
    keepPendingIdentity({ ticket: 'a ticket of the provider', provider: 'google', firstName: 'Noor', lastName: 'Rahman', email: 'noor@school.example' }),
  );

  it('asks no password, has the names filled in, and sends the ticket', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(signUp, async (request) => {
        bodies.push(await request.json());
        return sessionOf('student');
      }),
    );
    const wizard = await openAboutStudent();
    expect(screen.getByText('Google knows you')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Noor');
    expect(screen.getByLabelText(/E-mail/)).toHaveValue('noor@school.example');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await wizard.press(/noor\.r$/);
    await wizard.press('Create account');
    await screen.findByText('Next time, sign in with Google.');
    expect(bodies).toMatchObject([{ providerTicket: 'a ticket of the provider', email: 'noor@school.example' }]);
    expect(bodies[0]).not.toHaveProperty('password');
    expect(sessionStorage.getItem('pendingIdentity')).toBeNull();
  });

  it.each([
    ['provider_sign_in_expired', /took too long/],
    ['provider_not_allowed', /does not use that way/],
    ['provider_wrong_domain', /not one of your school/],
    ['provider_account_taken', /already has an account here/],
  ] as const)('%s is told with a way to sign in', async (code, words) => {
    server.use(refuses(signUp, code));
    const wizard = await openAboutStudent();
    await wizard.write('Username', 'noor.r');
    await wizard.press('Create account');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(words);
    expect(within(alert).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});

describe('@P-SIGNUP by the link of a class', () => {
  it('shows whose class it is and does not ask for its code', async () => {
    server.use(answers(findSignUpClass, found));
    const wizard = open({ at: '/login/completeaccount?class=QTR4M6' });
    expect(await screen.findByText('Your link is for Science 5')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?previousPath=%2Fjoinclass%2FQTR4M6');
    await wizard.choose(/student/);
    expect(h1()).toHaveTextContent('Tell us about you');
  });

  it('@C-TEACHERLINK tells a teacher that they are not added', async () => {
    server.use(answers(findSignUpClass, found));
    const wizard = open({ at: '/login/completeaccount?class=QTR4M6' });
    await screen.findByText('Your link is for Science 5');
    await wizard.choose(/am a teacher/);
    expect(await screen.findByText(/You are not added to Science 5/)).toBeVisible();
  });

  it('asks for the code when the link’s class is gone', async () => {
    server.use(refuses(findSignUpClass, 'class_inactive'));
    const wizard = open({ at: '/login/completeaccount?class=QTR4M6' });
    await wizard.choose(/student/);
    expect(await screen.findByLabelText('Class code')).toHaveValue('QTR4M6');
    await wizard.press('Continue');
    await waitFor(() => expect(screen.getByLabelText('Class code')).toHaveAccessibleDescription(/no longer active/));
  });
});

it('says who is signed in, whose place the new account takes', () => {
  signInAs('teacher', { displayName: 'Amara Okafor' });
  open({ at: '/login/completeaccount?role=teacher', signedInAs: 'Amara Okafor' });
  expect(screen.getByText(/signed in as Amara Okafor/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /am a teacher/ })).toBeChecked();
});
