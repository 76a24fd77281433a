import { applyRosterRun, decideRosterHold, listRosterChanges, loadRosterRun, undoRosterRun } from '@alba/contract/rostering';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { changeLine, givenRosters, type LoadedRun, loadedRun, runOf } from '../../testing/given-rosters.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { RunById } from './run-page.tsx';

const server = standInServer();
const open = () => renderPage(<RunById runId={8} />);
const hold = { holdId: 1, kind: 'school', name: 'Cedar Hollow', schoolName: 'Cedar Hollow', ending: 38, active: 160, state: 'waiting' } as const;

beforeEach(() => {
  startSignedOut();
  signInAs('admin', { displayName: 'Denise Halloran' });
  store.dispatch(api.util.resetApiState());
});

describe('@C-ONEROSTER a run', () => {
  it('tells stage and progress while it is busy, stays through a broken connection, and stops asking when it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const state = givenRosters(server, { run: loadedRun({ state: 'reading', progress: { done: 30, total: 120 }, changes: {} }) });
    open();
    expect(await screen.findByRole('progressbar', { name: 'Reading the lists' })).toHaveAttribute('aria-valuenow', '25');
    server.use(drops(loadRosterRun));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('You are offline')).toBeVisible();
    expect(screen.getByRole('progressbar')).toBeVisible();
    let asked = 0;
    state.run = loadedRun({ state: 'done', appliedAt: '2026-11-22T13:05:00.000Z', undoUntil: '2026-12-22T13:05:00.000Z' });
    server.use(
      answers(loadRosterRun, () => {
        asked += 1;
        return state.run;
      }),
    );
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText(/It can be undone until December 22, 2026/)).toBeVisible();
    expect(screen.queryByText('You are offline')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(asked).toBe(1);
  });

  it('names every change, with what stood before', async () => {
    givenRosters(server, {
      run: loadedRun({ changes: { 'enrollment-added': 1, 'person-changed': 1, 'enrollment-ended': 1 } }),
      changes: [
        changeLine(1),
        changeLine(2, { kind: 'person-changed', className: undefined, fields: [{ field: 'lastName', before: 'Souza', after: 'Souza Lima' }] }),
        changeLine(3, { kind: 'enrollment-ended', role: 'teacher', state: 'kept', reason: 'worked_on' }),
      ],
    });
    open();
    const lines = within(await screen.findByRole('list', { name: 'Changes by name' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent('Ana Souza joins Science 6');
    expect(lines[1]).toHaveTextContent('Last name: before Souza now Souza Lima');
    expect(screen.getByText('Ana Souza no longer teaches Science 6').closest('li')).toHaveTextContent('Keptsomebody has worked on it since');
  });

  it('shows the next fifty after the last, with focus on the first of them', async () => {
    givenRosters(server);
    server.use(
      answers(listRosterChanges, (request) => {
        const isFirst = new URL(request.url).searchParams.get('after') === '0';
        return isFirst ? { changes: [changeLine(1)], next: 1 } : { changes: [changeLine(2, { name: 'Zuri Abebe' })] };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show 50 more' }));
    await waitFor(() => expect(screen.getByText('Zuri Abebe joins Science 6').closest('li')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Show 50 more' })).toBeNull();
  });

  it('is narrowed to a school from the table of schools', async () => {
    const school = (externalId: string, name: string) => ({ externalId, name, changes: { 'person-added': 1 }, state: 'planned' as const, failed: 0 });
    givenRosters(server, { run: loadedRun({ schools: [school('s1', 'Cedar Hollow'), school('s2', 'Oak Street')] }) });
    const asked: (string | null)[] = [];
    server.use(
      answers(listRosterChanges, (request) => {
        asked.push(new URL(request.url).searchParams.get('school'));
        return { changes: [changeLine(1)] };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show changes of Oak Street' }));
    expect(screen.getByLabelText('School', { selector: 'select' })).toHaveValue('s2');
    await waitFor(() => expect(asked).toEqual([null, 's2']));
  });

  it('waits for a decision where much would end, then is applied', async () => {
    const state = givenRosters(server, { run: loadedRun({ state: 'held', holds: [hold] }) });
    server.use(
      answers(decideRosterHold, async (request) => {
        expect(await request.json()).toEqual({ decision: 'confirmed' });
        const decided = { ...hold, state: 'confirmed' as const };
        state.run = { ...state.run, state: 'ready', holds: [decided] };
        return decided;
      }),
      answers(applyRosterRun, () => {
        state.run = loadedRun({ state: 'done', appliedAt: '2026-11-22T13:05:00.000Z' });
        return runOf({ state: 'applying' });
      }),
    );
    const { user } = open();
    expect(await screen.findByText('38 of 160 places at Cedar Hollow would end')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Let the places of Cedar Hollow end' }));
    expect(await screen.findByText('They end')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply changes' }));
    expect(await screen.findByText(/Applied on Nov 22/)).toBeVisible();
  });

  it('names file, row, column, value and cure of what is wrong, to download too', async () => {
    givenRosters(server, {
      run: loadedRun({ state: 'failed', failure: 'package_wrong', changes: {}, errors: 1 }),
      problems: [{ number: 1, severity: 'error', code: 'bad-date', file: 'enrollments.csv', row: 12, column: 'beginDate', value: '13/45/2026' }],
    });
    open();
    expect(await screen.findByText(/The package has mistakes, so nothing was changed/)).toBeVisible();
    const row = (await screen.findAllByRole('row'))[1] as HTMLElement;
    expect(row).toHaveTextContent('enrollments.csv, row 12, beginDate');
    expect(row).toHaveTextContent('13/45/2026');
    await waitFor(() => expect(row.lastElementChild?.textContent).toMatch(/\S+/));
    expect(screen.getByRole('button', { name: 'Download all (CSV)' })).toBeVisible();
  });

  it('is undone after a question, and the three buckets are told', async () => {
    const state = givenRosters(server, { run: loadedRun({ state: 'done', undoUntil: '2026-12-22T13:05:00.000Z' }) });
    server.use(
      answers(undoRosterRun, () => {
        state.run = loadedRun({ state: 'undone', undo: { reversed: 118, kept: 2, failed: 0 } });
        return runOf({ state: 'undoing' });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const asked = await screen.findByRole('alertdialog');
    expect(within(asked).getByText(/The roster is paused afterwards/)).toBeVisible();
    await user.click(within(asked).getByRole('button', { name: 'Undo run' }));
    expect(await screen.findByText('kept because somebody worked on it')).toBeVisible();
    expect(screen.getByText('118').closest('li')).toHaveTextContent('118 taken back');
  });

  it.each([
    ['roster_run_elsewhere', /A later run of this roster was applied/],
    ['undo_expired', /Runs can be undone for 30 days/],
    ['roster_run_not_found', /This run isn’t here any more/],
  ] as const)('says why an undo is refused: %s', async (code, words) => {
    givenRosters(server, { run: loadedRun({ state: 'done', undoUntil: '2026-12-22T13:05:00.000Z' }) });
    server.use(refuses(undoRosterRun, code));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo run' }));
    expect(await screen.findByText(words, { selector: 'p' })).toBeVisible();
  });

  it.each<[Partial<LoadedRun>, RegExp]>([
    [{ state: 'done', changes: {} }, /There was nothing to change/],
    [{ state: 'cancelled' }, /Nothing more of this run happens/],
    [{ state: 'failed', failure: 'source_paused' }, /has paused the district/],
    [{ state: 'done', failure: 'some_schools_failed' }, /At some schools a change went wrong/],
    [{ state: 'held', appliedAt: '2026-11-22T13:05:00.000Z', holds: [hold] }, /Everything else was done/],
  ])('says how it stands: %o', async (given, words) => {
    givenRosters(server, { run: loadedRun(given) });
    open();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('can only be read by a school’s own administrator', async () => {
    givenRosters(server, { mayChange: false, run: loadedRun({ state: 'held', holds: [hold], errors: 1 }) });
    open();
    expect(await screen.findByText('Ana Souza joins Science 6')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Problems' })).toBeNull();
  });

  it('says so when it is gone', async () => {
    givenRosters(server);
    server.use(refuses(loadRosterRun, 'roster_run_not_found'));
    open();
    expect(await screen.findByText('This run isn’t here any more')).toBeVisible();
  });

  it('counts what has no use here by its reason', async () => {
    givenRosters(server, { run: loadedRun({ skippedBy: { 'role-without-access': 4, 'brand-new': 1 } }) });
    open();
    expect(await screen.findByText(/4 people with a role that has no access here/)).toBeVisible();
    expect(screen.getByText('1 other record')).toBeVisible();
  });
});
