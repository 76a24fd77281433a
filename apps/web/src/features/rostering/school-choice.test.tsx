import { changeRosterConnection, type RosterConnection, tryRosterConnection } from '@alba/contract/rostering';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { connectionOf, givenRosters } from '../../testing/given-rosters.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, standInServer } from '../../testing/stand-in-server.ts';
import { ConnectionById } from './connection-page.tsx';

const server = standInServer();
const oneRosterServer = connectionOf({
  way: 'server',
  hasSecret: true,
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

describe('@C-ONEROSTER @C-CLEVERSYNC choosing the schools of a roster', () => {
  const schools = [
    { id: 's1', name: 'Cedar Hollow' },
    { id: 's2', name: 'Lakeside' },
  ];
  async function openChoice(settings: Partial<RosterConnection['settings']> = {}) {
    const given = { ...oneRosterServer, settings: { ...oneRosterServer.settings, ...settings } };
    givenRosters(server, { connections: [given] });
    const sent: RosterConnection['settings'][] = [];
    server.use(
      answers(tryRosterConnection, { isReached: true, schools }),
      answers(changeRosterConnection, async (request) => {
        sent.push(((await request.json()) as { settings: RosterConnection['settings'] }).settings);
        return given;
      }),
    );
    const view = renderPage(<ConnectionById connectionId={3} />);
    await view.user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...view, sent, dialog, save: () => view.user.click(dialog.getByRole('button', { name: 'Save' })) };
  }

  it('takes all unless somebody chooses, and begins with all of them', async () => {
    const { user, dialog, sent, save } = await openChoice();
    const all = dialog.getByRole('switch', { name: 'Take all schools' });
    expect(all).toBeChecked();
    await user.click(all);
    const first = await dialog.findByRole('checkbox', { name: 'Cedar Hollow' });
    await waitFor(() => expect(first).toBeChecked());
    for (const { name } of schools) await user.click(dialog.getByRole('checkbox', { name }));
    await save();
    expect(dialog.getByText('Choose one school at least, or take all.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(first);
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ schoolIds: ['s1'], server: oneRosterServer.settings.server }]));
  });

  it('shows what was chosen, also a school that is not named any more, and takes all again', async () => {
    const { user, dialog, sent, save } = await openChoice({ schoolIds: ['s2', 'gone'] });
    expect(screen.getByText('2 schools are taken')).toBeInTheDocument();
    expect(await dialog.findByRole('checkbox', { name: 'Lakeside' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'Cedar Hollow' })).not.toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'gone' })).toBeChecked();
    await user.click(dialog.getByRole('switch', { name: 'Take all schools' }));
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('schoolIds');
  });

  it('says where none is known yet', async () => {
    const { user, dialog } = await openChoice();
    server.use(answers(tryRosterConnection, { isReached: true, schools: [] }));
    await user.click(dialog.getByRole('switch', { name: 'Take all schools' }));
    expect(await dialog.findByText(/No school is known yet/)).toBeVisible();
  });
});
