import {
  askToCoTeachGoogleClass,
  type GoogleCourse,
  importGoogleClasses,
  listGoogleClasses,
  previewGoogleClasses,
  previewGoogleReimport,
  reimportGoogleClass,
} from '@alba/contract/google-classes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { store } from '../../lib/store/store.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { ImportClasses } from './import-classes.tsx';

const server = standInServer();
const course = (courseId: string, rest: Partial<GoogleCourse> = {}): GoogleCourse => ({
  courseId,
  name: `Course ${courseId}`,
  note: '',
  state: 'available',
  isAsked: false,
  isRemoved: false,
  ...rest,
});
const nobody = { added: [], gone: [], renamed: [], leftOut: [], staying: 0 };
const given = (...courses: GoogleCourse[]) => server.use(answers(listGoogleClasses, { account: 'a@school.example', isSimulated: false, courses }));
const open = (at = '/teacher/classes?import=google') => renderPage(<ImportClasses />, { at });
const result = { courseId: '1', name: 'Course 1', result: 'imported' as const, classId: 7, isShared: false, added: 2, leftOut: 0 };

beforeEach(() => {
  startSignedOut();
  signInAs('teacher', { displayName: 'Amara Okafor' });
  store.dispatch(api.util.resetApiState());
});

describe('@C-GOOGLE importing classes', () => {
  it('chooses, shows what changes, and tells what became of every class', async () => {
    given(course('1', { note: 'Period 2' }), course('2'));
    server.use(
      answers(previewGoogleClasses, {
        classes: [
          {
            courseId: '1',
            name: 'Course 1',
            difference: { ...nobody, courseId: '1', name: 'Course 1', added: [{ firstName: 'Ana', lastName: 'Sol', isNewAccount: true }] },
          },
        ],
      }),
      answers(importGoogleClasses, { results: [result] }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one class.');
    await user.click(screen.getByRole('checkbox', { name: 'Import Course 1' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('1 student joins. 1 of them gets a new account')).toBeVisible();
    expect(screen.getByText('Ana Sol')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import 1 class' }));
    expect(await screen.findByRole('heading', { name: '1 class imported' })).toBeVisible();
    expect(screen.getByText(/Students must sign in with Google/)).toBeVisible();
  });

  it('asks the same again, under the same key, after a network that failed', async () => {
    given(course('1'));
    const keys: (string | null)[] = [];
    server.use(
      answers(previewGoogleClasses, { classes: [{ courseId: '1', name: 'Course 1', difference: { ...nobody, courseId: '1', name: 'Course 1' } }] }),
      drops(importGoogleClasses),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Import Course 1' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Import 1 class' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to import now');
    server.use(
      answers(importGoogleClasses, (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return { results: [{ ...result, classId: undefined, result: 'failed' as const, problem: 'unreachable' as const, added: 0 }] };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Import 1 class' }));
    expect(await screen.findByRole('heading', { name: 'No class was imported' })).toBeVisible();
    expect(screen.getByText('Google did not answer for this class. Try again in a minute.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try 1 class again' })).toBeVisible();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows what is here already and what is somebody else’s', async () => {
    given(
      course('1', { state: 'imported', classId: 7, studentCount: 26, lastImportedAt: '2026-11-02T12:00:00.000Z' }),
      course('2', { state: 'other-account', ownerName: 'Daniel Whitfield' }),
    );
    server.use(answers(askToCoTeachGoogleClass, { outcome: 'asked' }));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: 'No new classes' })).toBeVisible();
    expect(screen.getByText('Imported Nov 2, 26 students')).toBeVisible();
    expect(screen.getByText('Already imported under a different account, by Daniel Whitfield')).toBeVisible();
    given(course('2', { state: 'other-account', ownerName: 'Daniel Whitfield', isAsked: true }));
    await user.click(screen.getByRole('button', { name: /^Ask to co-teach/ }));
    expect(await screen.findByText('You asked to co-teach')).toBeVisible();
  });

  it.each([
    ['google_consent_needed', 'Google asks for your permission first'],
    ['google_consent_ended', 'Your permission has ended'],
  ] as const)('explains before Google is asked: %s', async (code, title) => {
    server.use(refuses(listGoogleClasses, code));
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue to Google' })).toBeVisible();
  });

  it('says so when a part was left unticked at Google', async () => {
    server.use(refuses(listGoogleClasses, 'google_consent_needed', { isPartial: true }));
    open();
    expect(await screen.findByText(/a part of it was left unticked/)).toBeVisible();
  });

  it.each([
    ['provider_not_set_up', 'Google is not set up here'],
    ['provider_unavailable', 'Unable to import now'],
    ['google_classroom_off', 'Google Classroom is off for this account'],
    ['google_needs_approval', 'Your school has to approve this first'],
    ['google_busy', 'Unable to import now'],
  ] as const)('says what stands in the way: %s', async (code, title) => {
    server.use(refuses(listGoogleClasses, code));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    given(course('1'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'Import Course 1' })).toBeVisible();
  });
});

describe('@C-REIMPORT bringing a class up to date', () => {
  const difference = {
    ...nobody,
    courseId: '1',
    name: 'Science',
    added: [{ firstName: 'Ana', lastName: 'Sol', isNewAccount: true }],
    gone: [
      { individualId: 3, firstName: 'Kai', lastName: 'Begay' },
      { individualId: 4, firstName: 'Mia', lastName: 'Cruz' },
    ],
    renamed: [{ what: 'person' as const, before: 'Wei Chen', after: 'Wei Chen Li' }],
  };
  const at = '/teacher/classes?class=7&import=again';

  it('removes only those who are ticked', async () => {
    const sent: unknown[] = [];
    server.use(
      answers(previewGoogleReimport, { difference, lastImportedAt: '2026-11-02T12:00:00.000Z' }),
      answers(reimportGoogleClass, async (request) => {
        sent.push(await request.json());
        return { name: 'Science', added: 1, removed: 1, renamed: 1, leftOut: 0, lastImportedAt: '2026-11-22T12:00:00.000Z' };
      }),
    );
    const { user } = open(at);
    expect(await screen.findByText('Last imported Nov 2, 2026')).toBeVisible();
    expect(screen.getByText('Ana Sol (new account)')).toBeVisible();
    expect(screen.getByText('Wei Chen becomes Wei Chen Li')).toBeVisible();
    const gone = screen.getByRole('group', { name: '2 students are no longer in Google Classroom' });
    await user.click(within(gone).getByRole('checkbox', { name: 'All of them' }));
    expect(screen.getByRole('button', { name: 'Re-import and remove 2 students' })).toBeVisible();
    await user.click(within(gone).getByRole('checkbox', { name: 'Mia Cruz' }));
    await user.click(screen.getByRole('button', { name: 'Re-import and remove 1 student' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ classId: 7, remove: [3] }]);
  });

  it('is unavailable when the course is gone, and fails with its reason', async () => {
    server.use(refuses(previewGoogleReimport, 'google_class_gone'));
    const first = open(at);
    expect(await screen.findByText('Re-import unavailable')).toBeVisible();
    first.unmount();
    store.dispatch(api.util.resetApiState());
    server.use(answers(previewGoogleReimport, { difference }), drops(reimportGoogleClass));
    const { user } = open(at);
    await user.click(await screen.findByRole('button', { name: 'Re-import' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Re-import failed');
    expect(screen.getByRole('button', { name: 'Re-import' })).toBeEnabled();
  });
});
