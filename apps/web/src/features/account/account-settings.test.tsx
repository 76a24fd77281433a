import { confirmEmail, loadAccountSettings, type AccountSettings as Settings, updateAccount } from '@alba/contract/account';
import { chooseRole } from '@alba/contract/auth';
import { connectedAccounts } from '@alba/contract/providers';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { changeSettings } from '../../lib/settings.ts';
import { store } from '../../lib/store/store.ts';
import { sessionOf, signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { AccountSettings } from './account-settings.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

const server = standInServer();
const onSwitchRole = vi.fn();

const teacher: Settings = {
  username: 'amara.okafor',
  firstName: 'Amara',
  lastName: 'Okafor',
  role: 'teacher',
  roles: ['admin', 'teacher'],
  schoolName: 'Cedar Hollow',
  schoolCode: 'CDR-88K',
  email: { current: 'amara@school.example' },
  schoolEmail: {},
  hasPassword: true,
  minPasswordLength: 4,
  forceInitials: false,
  preferences: {},
};
const none = { isSetUp: false, isConnected: false, canDisconnect: false, isBroken: false, isSimulated: false };

/** The account as the server keeps it, and what was sent to change it. */
function given(settings: Settings = teacher) {
  const state = { settings, sent: [] as Record<string, unknown>[] };
  server.use(
    answers(loadAccountSettings, () => state.settings),
    answers(connectedAccounts, { google: none, clever: none } as never),
    answers(updateAccount, async (request) => {
      const { language: _language, ...body } = (await request.json()) as Record<string, unknown>;
      state.sent.push(body);
      state.settings = { ...state.settings, ...(body.firstName ? { firstName: String(body.firstName) } : {}) };
      return state.settings;
    }),
  );
  return state;
}

async function open(settings?: Settings) {
  const state = given(settings);
  const view = renderPage(<AccountSettings onSwitchRole={onSwitchRole} />, { at: '/account', routes: [{ path: '/elsewhere', element: <p>elsewhere</p> }] });
  await screen.findByLabelText('First name');
  return { ...view, state, save: () => view.user.click(screen.getByRole('button', { name: 'Save changes' })) };
}

const retype = async (user: Awaited<ReturnType<typeof open>>['user'], label: string | RegExp, text: string) => {
  await user.clear(screen.getByLabelText(label));
  if (text) await user.type(screen.getByLabelText(label), text);
};

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { displayName: 'Amara Okafor' });
  store.dispatch(api.util.resetApiState());
  changeSettings({ withoutLanding: [] });
  onSwitchRole.mockReset();
});

describe('@P-ACCOUNT the account page', () => {
  it('shows what the school sets, without a way to change it, and the way to the other role', async () => {
    const { user } = await open();
    expect(screen.getByText('Cedar Hollow')).toBeVisible();
    expect(screen.getByText('CDR-88K')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Switch to administrator' }));
    expect(onSwitchRole).toHaveBeenCalledWith('admin');
  });

  it('sends what was changed and nothing else, and shows the new name everywhere', async () => {
    const { user, state, save } = await open();
    server.use(answers(chooseRole, sessionOf('teacher', { displayName: 'Inês Okafor' })));
    await retype(user, 'First name', ' Inês ');
    await save();
    expect(await screen.findByText('Your changes are saved')).toBeVisible();
    expect(state.sent).toEqual([{ firstName: 'Inês' }]);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await waitFor(() => expect(store.getState().auth.accountInfo?.displayName).toBe('Inês Okafor'));
  });

  it('asks for the current password when e-mail or password change, and only then', async () => {
    const { user, state, save } = await open();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await retype(user, 'Faculty e-mail', 'new@school.example');
    await save();
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/Enter the password you have now/);
    await user.type(screen.getByLabelText('Current password'), 'alba1234');
    await save();
    expect(state.sent).toEqual([{ email: 'new@school.example', currentPassword: 'alba1234' }]);
  });

  it('keeps what was typed when the password is wrong, and says so beside it', async () => {
    const { user, save } = await open();
    server.use(refuses(updateAccount, 'current_password_wrong'));
    await user.type(screen.getByLabelText('New password'), 'seven kites');
    await user.type(screen.getByLabelText('Type it again'), 'seven kites');
    expect(screen.getByText(/signed out everywhere else/)).toBeVisible();
    await user.type(screen.getByLabelText('Current password'), 'wrong');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/This is not your current password/));
    expect(screen.getByLabelText('New password')).toHaveValue('seven kites');
  });

  it('asks whoever has no password to sign in again, beside what it keeps from being changed', async () => {
    const { user, save } = await open({ ...teacher, hasPassword: false });
    server.use(refuses(updateAccount, 'sign_in_again_first'));
    await retype(user, 'Faculty e-mail', 'new@school.example');
    await save();
    await waitFor(() => expect(screen.getByLabelText('Faculty e-mail')).toHaveAccessibleDescription(/sign in again and do this within ten minutes/));
    await user.type(screen.getByLabelText('New password'), 'seven kites');
    await user.type(screen.getByLabelText('Type it again'), 'seven kites');
    await save();
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/sign in again and do this within ten minutes/));
  });

  it.each([
    ['First name', '', 'Enter your first name.'],
    ['Last name', 'x'.repeat(26), 'Use at most 25 characters.'],
    ['Last name', 'say "hi"', /The double quote and emoji/],
    ['Faculty e-mail', '', /Enter your e-mail\./],
    ['Faculty e-mail', 'amara@school', /Enter a full e-mail address/],
    [/^School e-mail/, 'nonsense', /Enter a full e-mail address/],
    ['New password', 'abc', /Use at least 4 characters/],
    ['New password', 'amara.okafor', /can’t be your username/],
  ])('tells what is wrong with %s %j beside it', async (label, text, words) => {
    const { user, state, save } = await open();
    await retype(user, label, text);
    await save();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(typeof words === 'string' ? expect.stringContaining(words) : words);
    expect(state.sent).toEqual([]);
  });

  it('shows an address that waits, sends its message again and lets it go', async () => {
    const { user, state } = await open({ ...teacher, email: { current: 'amara@school.example', pending: 'new@school.example' } });
    expect(screen.getByText('new@school.example waits to be confirmed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText('The message is on its way')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Don’t use this address' }));
    await waitFor(() => expect(state.sent).toEqual([{ email: 'new@school.example' }, { email: 'amara@school.example' }]));
  });

  it('saves preferences with a notice for translation, and brings the shortcuts back on this device too', async () => {
    changeSettings({ withoutLanding: [7] });
    const { user, state, save } = await open();
    const landing = screen.getByRole('switch', { name: 'Shortcuts at the start' });
    expect(landing).not.toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Page translation' }));
    expect(await screen.findByText('Page translation will be off')).toBeVisible();
    await user.click(landing);
    await save();
    await waitFor(() => expect(state.sent).toEqual([{ preferences: { mainPageTranslation: 'off', landingOverlay: 'on' } }]));
    await waitFor(() => expect(JSON.parse(localStorage.getItem('settings') ?? '{}').withoutLanding).toEqual([]));
  });

  it('asks before leaving with changes, and lets go without', async () => {
    const { user, router } = await open();
    await retype(user, 'First name', 'Somebody');
    void router.navigate('/elsewhere');
    const ask = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(ask.getByRole('button', { name: 'Stay here' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Somebody');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Amara');
    void router.navigate('/elsewhere');
    expect(await screen.findByText('elsewhere')).toBeVisible();
  });

  it('gives students their words: an optional e-mail, no school e-mail, the initial', async () => {
    await open({ ...teacher, role: 'student', roles: ['student'], schoolCode: undefined, schoolEmail: undefined, forceInitials: true });
    expect(screen.getByLabelText(/^E-mail/)).toBeVisible();
    expect(screen.queryByLabelText(/School e-mail/)).toBeNull();
    expect(screen.getByLabelText('Last name or initial')).toHaveAccessibleDescription('Your school keeps the first letter only.');
    expect(screen.queryByText('Shortcuts at the start')).toBeNull();
  });

  it('says that it did not load', async () => {
    server.use(drops(loadAccountSettings));
    renderPage(<AccountSettings onSwitchRole={onSwitchRole} />, { at: '/account' });
    expect(await screen.findByText('Your account didn’t load')).toBeVisible();
  });

  it('says that it was not saved, and keeps the form', async () => {
    const { user, save } = await open();
    server.use(drops(updateAccount));
    await retype(user, 'First name', 'Inês');
    await save();
    expect(await screen.findByText('Your changes were not saved')).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Inês');
  });
});

describe('@P-ACCOUNT confirming an e-mail', () => {
  it('needs a press, and says that it is done', async () => {
    const bodies: unknown[] = [];
    server.use(
      answers(confirmEmail, async (request) => {
        bodies.push(await request.json());
        return { done: true as const };
      }),
    );
    const { user } = renderPage(<ConfirmEmail token="1.secret" />);
    expect(bodies).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Confirm e-mail' }));
    expect(await screen.findByText('Your e-mail is confirmed')).toBeVisible();
    expect(bodies).toEqual([{ token: '1.secret', language: 'en' }]);
  });

  it('says why a link does not work', async () => {
    server.use(refuses(confirmEmail, 'link_expired'));
    const { user } = renderPage(<ConfirmEmail token="1.secret" />);
    await user.click(screen.getByRole('button', { name: 'Confirm e-mail' }));
    expect(await screen.findByText('This link is too old')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open account settings' })).toHaveAttribute('href', '/account');
  });
});
