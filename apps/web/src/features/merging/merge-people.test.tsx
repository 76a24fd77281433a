import { findPeopleToMerge, listMerges, type MergePreview, mergePeople, type PersonToMerge, previewMerge, undoMerge } from '@alba/contract/merging';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { MergePeople } from './merge-people.tsx';

const server = standInServer();
const person = (individualId: number, given: Partial<PersonToMerge> = {}): PersonToMerge => ({
  ...{ individualId, firstName: 'Ana', lastName: 'Souza', username: `ana.${individualId}`, role: 'student', schoolName: 'Cedar Hollow', isActive: true },
  ...{ sources: [], classCount: 1, workCount: 2 },
  ...given,
});
const [kept, merged] = [person(1, { sources: ['ONE_ROSTER'] }), person(2)];
const preview: MergePreview = {
  ...{ kept, merged, moves: { classes: 1, attempts: 2, identities: 1 }, identitiesThatEnd: 0 },
  bothWorkedOn: [{ assignmentId: 5, title: 'Why Volcanoes Wake' }],
};
const entry = { mergeId: 7, keptName: 'Ana Souza', keptUsername: 'ana.1', mergedName: 'Ana Souza', mergedUsername: 'ana.2' };
const line = { ...entry, mergedAt: '2026-11-22T13:00:00.000Z', undoUntil: '2026-12-22T13:00:00.000Z', isUndone: false };

const open = (at = '/analytics/rosters/people') => renderPage(<MergePeople />, { at });

beforeEach(() => {
  startSignedOut();
  signInAs('admin', { displayName: 'Denise Halloran' });
  store.dispatch(api.util.resetApiState());
  server.use(
    answers(listMerges, { merges: [] }),
    answers(findPeopleToMerge, (request) => {
      const query = new URL(request.url).searchParams;
      return query.get('like') === '1' ? { person: kept, people: [merged] } : { people: [kept, merged] };
    }),
    answers(previewMerge, preview),
  );
});

describe('merging two accounts', () => {
  it('goes from a person to the other account, the comparison and the merge', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Look for other accounts of Ana Souza, ana.1' }));
    await user.click(await screen.findByRole('button', { name: 'Compare with Ana Souza, ana.2' }));
    const table = await screen.findByRole('table', { name: 'The two accounts' });
    expect(within(table).getByRole('row', { name: /Comes from/ })).toHaveTextContent('OneRosterMade here');
    expect(screen.getByText('The account ana.2 goes out of use', { exact: false })).toBeVisible();
    expect(screen.getByText('Why Volcanoes Wake')).toBeVisible();
    let sent: unknown;
    server.use(
      answers(mergePeople, async (request) => {
        sent = await request.json();
        return { mergeId: 7 };
      }),
      answers(listMerges, { merges: [line] }),
    );
    await user.click(screen.getByRole('button', { name: 'Merge accounts' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Merge accounts' }));
    expect(await screen.findByText('The accounts are one now')).toBeVisible();
    expect(sent).toEqual({ keptId: 1, mergedId: 2 });
    expect(await screen.findByText('Ana Souza (ana.2) into Ana Souza (ana.1)')).toBeVisible();
  });

  it('keeps the other one when they are swapped', async () => {
    const { user, router } = open('/analytics/rosters/people?person=1&other=2');
    await user.click(await screen.findByRole('button', { name: 'Keep the other one' }));
    expect(router.state.location.search).toBe('?person=2&other=1');
  });

  it.each(previewMerge.refusals)('says why not: %s', async (code) => {
    server.use(refuses(previewMerge, code));
    open('/analytics/rosters/people?person=1&other=2');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/These accounts can’t be merged.{20}/);
  });

  it('looks for people by words', async () => {
    const asked: (string | null)[] = [];
    server.use(
      answers(findPeopleToMerge, (request) => {
        asked.push(new URL(request.url).searchParams.get('search'));
        return { people: [] };
      }),
    );
    const { user } = open();
    await user.type(await screen.findByRole('searchbox'), 'sou{Enter}');
    expect(await screen.findByText('Nobody found')).toBeVisible();
    expect(asked).toEqual([null, 'sou']);
  });

  it('tells a school’s own administrator whom to ask', async () => {
    server.use(refuses(listMerges, 'not_allowed'), refuses(findPeopleToMerge, 'not_allowed'));
    open();
    expect(await screen.findByText('Accounts are merged by the district')).toBeVisible();
  });
});

describe('the merges of the last 30 days', () => {
  it('are taken back, and what changed hands since is told', async () => {
    let isUndone = false;
    server.use(
      answers(listMerges, () => ({ merges: [{ ...line, isUndone }] })),
      answers(undoMerge, () => {
        isUndone = true;
        return { stayed: 2 };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Undo the merge of Ana Souza' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('2 things have changed hands since and stay with Ana Souza.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo the merge of Ana Souza' })).toBeNull());
  });

  it.each(undoMerge.refusals)('say why not: %s', async (code) => {
    server.use(answers(listMerges, { merges: [line] }), refuses(undoMerge, code));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Undo the merge of Ana Souza' }));
    const asked = await screen.findByRole('alertdialog');
    await user.click(within(asked).getByRole('button', { name: 'Undo' }));
    expect(await within(asked).findByText(/The merge was not undone\. .{20}/)).toBeVisible();
  });
});
