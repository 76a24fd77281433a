import { bringRosterPackage, changeRosterConnection, createRosterConnection, removeRosterConnection, tryRosterConnection } from '@alba/contract/rostering';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { connectionOf, givenRosters, runOf } from '../../testing/given-rosters.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, on, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { ConnectionList } from './connection-list.tsx';
import { ConnectionById } from './connection-page.tsx';

const server = standInServer();
const oneRosterServer = connectionOf({
  way: 'server',
  hasSecret: true,
  schedule: 'nightly',
  settings: {
    reading: 'lenient',
    server: { baseUrl: 'https://sis.example/ims', version: '1.2', signing: 'oauth2', tokenUrl: 'https://sis.example/token' },
  },
});

beforeEach(() => {
  startSignedOut();
  signInAs('admin', { displayName: 'Denise Halloran' });
  store.dispatch(api.util.resetApiState());
});

describe('@C-ONEROSTER the list of rosters', () => {
  it('explains the three ways while there is none', async () => {
    givenRosters(server, { connections: [] });
    renderPage(<ConnectionList />);
    expect(await screen.findByRole('heading', { name: 'No roster is connected yet' })).toBeVisible();
    for (const way of ['OneRoster files', 'OneRoster server', 'Clever']) expect(screen.getByRole('heading', { name: way })).toBeVisible();
  });

  it('tells a school’s own administrator who can connect one, and offers nothing', async () => {
    givenRosters(server, { connections: [], mayChange: false });
    renderPage(<ConnectionList />);
    expect(await screen.findByText('No roster reaches your school')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows source, schedule and the last run with its numbers', async () => {
    givenRosters(server, { connections: [connectionOf({ schedule: 'nightly', lastRun: runOf({ state: 'done' }) })] });
    renderPage(<ConnectionList />);
    const row = (await screen.findAllByRole('row'))[1] as HTMLElement;
    expect(row).toHaveTextContent('School systemOneRoster filesEvery nightDoneNov 22, 8:00 AM · 2 new, 0 changed, 1 ended');
    expect(within(row).getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/analytics/rosters/runs/8');
  });

  it('can be asked for again after a failure', async () => {
    const { listRosterConnections } = await import('@alba/contract/rostering');
    server.use(drops(listRosterConnections));
    const { user } = renderPage(<ConnectionList />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    givenRosters(server);
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('connecting a roster', () => {
  async function openDialog() {
    givenRosters(server);
    const view = renderPage(<ConnectionList />);
    await view.user.click(await screen.findByRole('button', { name: 'Connect a roster' }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  }

  it('says beside each field what is missing', async () => {
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('radio', { name: /OneRoster server/ }));
    await user.type(within(dialog).getByLabelText('Address of the server'), 'sis.example');
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
    expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription(/A name is required/);
    expect(within(dialog).getByLabelText('Address of the server')).toHaveAccessibleDescription(/Type the whole address/);
    expect(within(dialog).getByLabelText('Client ID')).toHaveAccessibleDescription(/required/);
  });

  it.each([
    ['roster_connection_exists', 'Name', /has this name/],
    ['roster_address_refused', 'Address of the server', /private network/],
    ['roster_keys_missing', 'Client secret', /needs keys/],
  ] as const)('tells %s beside its field and keeps what was typed', async (code, label, words) => {
    const { user, dialog } = await openDialog();
    server.use(refuses(createRosterConnection, code));
    await user.click(within(dialog).getByRole('radio', { name: /OneRoster server/ }));
    for (const [field, text] of Object.entries({
      Name: 'SIS',
      'Address of the server': 'https://10.0.0.1/ims',
      'Address for tokens': 'https://10.0.0.1/token',
      'Client ID': 'id',
      'Client secret': 'secret',
    })) {
      await user.type(within(dialog).getByLabelText(field), text);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(within(dialog).getByLabelText(label)).toHaveAccessibleDescription(words));
    expect(within(dialog).getByLabelText('Name')).toHaveValue('SIS');
  });

  it('@C-CLEVERSYNC needs only a token for Clever, and runs every night', async () => {
    const { user, dialog, router } = await openDialog();
    let sent: unknown;
    server.use(
      answers(createRosterConnection, async (request) => {
        sent = await request.json();
        return connectionOf({ connectionId: 9, source: 'CLEVER', way: 'server' });
      }),
    );
    await user.click(within(dialog).getByRole('radio', { name: /Clever/ }));
    await user.type(within(dialog).getByLabelText('Name'), 'Clever');
    await user.type(within(dialog).getByLabelText('District token'), 'token-1');
    await user.click(within(dialog).getByRole('button', { name: 'Connect' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/analytics/rosters/connections/9'));
    expect(sent).toMatchObject({ source: 'CLEVER', way: 'server', schedule: 'nightly', keys: { secret: 'token-1' } });
  });
});

describe('one roster', () => {
  const open = () => renderPage(<ConnectionById connectionId={3} />);

  it('never shows keys again, and keeps them where none are typed', async () => {
    givenRosters(server, { connections: [oneRosterServer] });
    let sent: Record<string, unknown> = {};
    server.use(
      answers(changeRosterConnection, async (request) => {
        sent = (await request.json()) as Record<string, unknown>;
        return oneRosterServer;
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText('Client ID')).toHaveValue('');
    expect(within(dialog).getByLabelText('Client secret')).toHaveValue('');
    await user.click(within(dialog).getByRole('switch', { name: 'Run every night' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toMatchObject({ name: 'School system', schedule: 'off' }));
    expect(sent).not.toHaveProperty('keys');
  });

  it('is tried: the schools, or what is wrong and its cure', async () => {
    givenRosters(server, { connections: [oneRosterServer] });
    server.use(answers(tryRosterConnection, { isReached: true, schools: [{ id: 's', name: 'Cedar Hollow' }] }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try the connection' }));
    expect(await screen.findByText('It answers. It has 1 school:')).toBeVisible();
    server.use(answers(tryRosterConnection, { isReached: false, problem: 'unauthorised', schools: [] }));
    await user.click(screen.getByRole('button', { name: 'Try the connection' }));
    expect(await screen.findByText('The connection does not work yet')).toBeVisible();
  });

  it('tells what removing means, and why it has to wait', async () => {
    givenRosters(server);
    server.use(refuses(removeRosterConnection, 'roster_run_active'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const asked = await screen.findByRole('alertdialog');
    expect(within(asked).getByText(/Classes and people stay/)).toBeVisible();
    await user.click(within(asked).getByRole('button', { name: 'Remove roster' }));
    expect(await within(asked).findByText(/A run is under way/)).toBeVisible();
  });

  it('shows a school’s own administrator the runs only', async () => {
    givenRosters(server, { mayChange: false });
    open();
    expect(await screen.findByRole('table', { name: 'Runs of School system, newest first' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so when it was removed', async () => {
    givenRosters(server, { connections: [] });
    open();
    expect(await screen.findByText('This roster isn’t here any more')).toBeVisible();
  });
});

describe('@C-ONEROSTER bringing a package', () => {
  const zip = (name = 'export.zip') => new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], name, { type: 'application/zip' });
  async function openPanel() {
    givenRosters(server);
    const view = renderPage(<ConnectionById connectionId={3} />);
    return { ...view, field: (await screen.findByLabelText('Choose a file', { selector: 'input' })) as HTMLInputElement };
  }

  it('refuses what is no package before it is sent', async () => {
    const { field } = await openPanel();
    const large = zip('large.zip');
    Object.defineProperty(large, 'size', { value: 60 * 1024 * 1024 });
    for (const [file, words] of [
      [new File(['name,role'], 'users.csv'), 'This is not a ZIP file'],
      [new File([], 'empty.zip'), 'This file is empty'],
      [large, 'This file has 60 MB. A package may have 50 MB at most'],
    ] as const) {
      fireEvent.change(field, { target: { files: [file] } });
      expect(await screen.findByText(new RegExp(words))).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Upload and read' })).toBeNull();
    }
  });

  it('goes as a dry run unless told otherwise, and can be dropped too', async () => {
    const { field, user, router } = await openPanel();
    let sent: Request | undefined;
    server.use(
      answers(bringRosterPackage, (request) => {
        sent = request;
        return runOf({ runId: 12 });
      }),
    );
    fireEvent.drop(field.parentElement as HTMLElement, { dataTransfer: { files: [zip()] } });
    await user.click(await screen.findByRole('button', { name: 'Upload and read' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/analytics/rosters/runs/12'));
    expect(new URL(sent?.url ?? '').searchParams.get('isDry')).toBe('true');
    expect(sent?.headers.get('content-type')).toBe('application/zip');
  });

  it('is sent again under the same key after the connection broke', async () => {
    const { field, user, router } = await openPanel();
    const keys: (string | null)[] = [];
    server.use(
      on(bringRosterPackage, (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(runOf({ runId: 12 }));
      }),
    );
    fireEvent.change(field, { target: { files: [zip()] } });
    await user.click(await screen.findByRole('button', { name: 'Upload and read' }));
    expect(await screen.findByText(/The connection broke/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/analytics/rosters/runs/12'));
    expect(keys[0]).toBe(keys[1]);
  });

  it.each([
    ['roster_run_active', /is under way or waits for you/],
    ['roster_connection_not_found', /was removed/],
  ] as const)('says why it is not taken: %s', async (code, words) => {
    const { field, user } = await openPanel();
    server.use(refuses(bringRosterPackage, code));
    fireEvent.change(field, { target: { files: [zip()] } });
    await user.click(await screen.findByRole('button', { name: 'Upload and read' }));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
