import * as contract from '@alba/contract/second-step';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { SecondStepBlock } from './second-step-block.tsx';

const server = standInServer();
const off: contract.SecondStepState = { isOn: false, recoveryCodesLeft: 0, hasPassword: true };
const on: contract.SecondStepState = { isOn: true, since: Date.UTC(2026, 10, 20, 15), recoveryCodesLeft: 9, hasPassword: true };
const recoveryCodes = ['7K2MQ-X9D4B', '00000-11111'];

beforeEach(() => {
  startSignedOut();
  signInAs('teacher');
  store.dispatch(api.util.resetApiState());
});

function open(first: contract.SecondStepState) {
  const state = { now: first };
  server.use(answers(contract.loadSecondStep, () => state.now));
  return { ...renderPage(<SecondStepBlock />), state };
}

describe('@P-ACCOUNT the second step', () => {
  it('is turned on with the password, the app and its code, and shows the recovery codes once', async () => {
    const { user, state } = open(off);
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    server.use(
      answers(contract.beginSecondStep, async (request) =>
        ((await request.json()) as { password: string }).password === 'right'
          ? { secret: 'US3WHSG7X5KAPV27', uri: 'otpauth://totp/Alba%20Learn:maya?secret=US3WHSG7X5KAPV27' }
          : refusal('current_password_wrong'),
      ),
    );
    const password = screen.getByLabelText('Password', { selector: 'input' });
    expect(password).toHaveFocus();
    await user.type(password, 'wrong{Enter}');
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    await user.clear(password);
    await user.type(password, 'right{Enter}');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('US3WHSG7X5KAPV27')).toBeVisible();
    const code = screen.getByLabelText('Code from the app');
    await user.type(code, '12{Enter}');
    expect(screen.getByText('Enter six digits, or a recovery code like 7K2MQ-X9D4B.')).toBeVisible();
    await user.clear(code);
    server.use(
      answers(contract.confirmSecondStep, () => {
        state.now = on;
        return { recoveryCodes };
      }),
    );
    await user.type(code, '123 456{Enter}');
    expect(await screen.findByText('7K2MQ-X9D4B')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('On since November 20, 2026')).toBeVisible();
    expect(screen.queryByText('7K2MQ-X9D4B')).toBeNull();
  });

  it('is turned off with a code as well as with the password', async () => {
    const { user, state } = open(on);
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    const proofs: unknown[] = [];
    server.use(
      answers(contract.endSecondStep, async (request) => {
        proofs.push(await request.json());
        state.now = off;
        return proofs.length === 1 ? refusal('second_step_code_wrong') : { done: true as const };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Use a code instead' }));
    const code = screen.getByLabelText('Code');
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('That code doesn’t work. Wait for the next one in your app.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use the password instead' }));
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'right{Enter}');
    expect(await screen.findByText('The second step is off')).toBeVisible();
    expect(proofs).toEqual([{ code: '123456' }, { password: 'right' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Turn on' })).toBeVisible());
  });

  it('gives new recovery codes', async () => {
    const { user } = open({ ...on, recoveryCodesLeft: 2 });
    expect(await screen.findByText('2 recovery codes left')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
    server.use(answers(contract.renewRecoveryCodes, { recoveryCodes }));
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'right{Enter}');
    expect(await screen.findByText('00000-11111')).toBeVisible();
  });

  it('tells what failed otherwise, and keeps the window', async () => {
    const { user } = open(off);
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    server.use(drops(contract.beginSecondStep));
    await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'right{Enter}');
    expect(await screen.findByText('No connection')).toBeVisible();
    server.use(refuses(contract.beginSecondStep, 'too_many_tries', { retryAt: '2026-11-21T15:10:00Z' }));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Too many tries')).toBeVisible();
  });

  it('has nothing to set for somebody without a password', async () => {
    open({ ...off, hasPassword: false });
    expect(await screen.findByText(/You sign in without a password/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
