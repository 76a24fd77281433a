import { enroll, loadClassByCode, myClasses, type StudentClass } from '@alba/contract/classes';
import type { RefusalCode } from '@alba/contract/refusals';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { lesson } from '../../testing/given-lesson.ts';
import { signInAs, startSignedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { answers, drops, refusal, refuses, standInServer } from '../../testing/stand-in-server.ts';
import { caretIn, showCode } from './code-text.ts';
import { JoinPanel } from './join-panel.tsx';
import type { JoinRefusal } from './join-refused.ts';
import { OnlyStudents } from './only-students.tsx';
import { StudentClasses } from './student-classes.tsx';

const server = standInServer();
const found = { name: '5th Grade Science', avatar: 'fox' as const, teacherName: 'Amara Okafor', schoolName: 'Harbor Elementary', alreadyJoined: false };
const joined = { classId: 5, name: '5th Grade Science', avatar: 'fox' as const, teacherName: 'Amara Okafor' };

beforeEach(() => {
  startSignedOut();
  signInAs('student');
});

const open = (startWith?: string) => renderPage(<JoinPanel startWith={startWith} />);
const field = () => screen.getByLabelText('Class code');
const press = (name: string) => screen.getByRole('button', { name });

describe('the code as it is typed and pasted', () => {
  it.each([
    ['qtr4m6', 'QTR-4M6'],
    ['qtr', 'QTR'],
    ['qtr4', 'QTR-4'],
    ['  q t r - 4 m 6 ', 'QTR-4M6'],
    ['QTR–4M6', 'QTR-4M6'],
    ['ｑｔｒ４ｍ６', 'QTR-4M6'],
    ['QTR-4M6-and-more', 'QTR-4M6'],
    ['https://us.example/joinclass/qtr-4m6', 'QTR-4M6'],
    ['us.localhost:8080/joinclass/QTR4M6?x=1', 'QTR-4M6'],
    ['o0i1', 'O0I-1'],
    ['', ''],
  ])('%j shows as %j', (typed, shown) => {
    expect(showCode(typed)).toBe(shown);
  });

  it('shows the same when it is shown again, and the caret stays inside', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat(20), (typed, caret) => {
        const shown = showCode(typed);
        expect(showCode(shown)).toBe(shown);
        expect(caretIn(shown, typed, caret)).toBeLessThanOrEqual(shown.length);
      }),
    );
  });

  it('keeps the caret where a letter is mended', async () => {
    const { user } = open();
    await user.type(field(), 'qtr4m6');
    await user.type(field(), 'x', { initialSelectionStart: 1, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('QXR-4M6');
    expect(field()).toHaveProperty('selectionStart', 2);
  });
});

describe('@C-JOIN', () => {
  it('shows whose class it is, joins, and says what is next', async () => {
    const calls: { body: unknown; key: string | null }[] = [];
    server.use(
      answers(loadClassByCode, found),
      answers(enroll, async (request) => {
        calls.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
        return joined;
      }),
    );
    const { user } = open();
    await user.type(field(), 'qtr4m6{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Join 5th Grade Science?' });
    expect(within(dialog).getByText('Amara Okafor')).toBeVisible();
    expect(within(dialog).getByText('Harbor Elementary')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('You are in 5th Grade Science')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See my assignments' })).toHaveAttribute('href', '/student/home');
    expect(calls).toEqual([{ body: { code: 'QTR4M6' }, key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect(field()).toHaveValue('');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You are in 5th Grade Science'));
  });

  it('joins nothing when it is not my class', async () => {
    server.use(answers(loadClassByCode, found));
    const { user } = open();
    await user.type(field(), 'qtr4m6{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Not my class' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field()).toHaveValue('QTR-4M6');
  });

  it('of a link looks its class up by itself', async () => {
    server.use(answers(loadClassByCode, found));
    open('qtr-4m6');
    expect(await screen.findByRole('dialog', { name: 'Join 5th Grade Science?' })).toBeVisible();
  });

  it('sends a lost wish again under the same key', async () => {
    const keys: (string | null)[] = [];
    server.use(
      answers(loadClassByCode, found),
      answers(enroll, (request) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? refusal('unavailable') : joined;
      }),
    );
    const { user } = open();
    await user.type(field(), 'qtr4m6{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(press('Join'));
    expect(await screen.findByText('You are in 5th Grade Science')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
  });
});

/** Words at the field for every refusal of the contract: one that is added there and has no words fails here. */
const words: Record<JoinRefusal, string> = {
  only_students_join: 'Only students can join a class. Sign in with a student account.',
  class_code_unknown: 'That code doesn’t match a class. Check each letter with your teacher.',
  class_full: 'That class is full. Ask your teacher to make room, then try the code again.',
  class_inactive: 'That class is no longer active. Ask your teacher for a new code.',
  outside_school_network: 'That class belongs to another school. Ask your teacher which code to use.',
  already_joined: 'You are already in this class. Look for it in your list of classes.',
  class_not_located: 'We can’t find that class now. Ask your teacher to check it.',
};
const wordsOf = (code: RefusalCode) => words[code as JoinRefusal] ?? `no words for ${code}`;

describe('@C-JOIN a refusal stands at the field, which has focus', () => {
  it('for an empty code', async () => {
    const { user } = open();
    await user.click(press('Join class'));
    expect(screen.getByText('You must enter a class code.')).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
  });

  it('for a code that no class can have, without asking the server', async () => {
    const { user } = open();
    await user.type(field(), 'wlb-9k{Enter}');
    expect(screen.getByText(words.class_code_unknown)).toBeVisible();
    await user.type(field(), 'x');
    expect(screen.queryByText(words.class_code_unknown)).toBeNull();
  });

  it('for a class one is in', async () => {
    server.use(answers(loadClassByCode, { ...found, alreadyJoined: true }));
    const { user } = open();
    await user.type(field(), 'qtr4m6{Enter}');
    expect(await screen.findByText(words.already_joined)).toBeVisible();
  });

  it.each(loadClassByCode.refusals)('of looking up: %s', async (code) => {
    server.use(refuses(loadClassByCode, code));
    const { user } = open();
    await user.type(field(), 'qtr4m6{Enter}');
    expect(await screen.findByText(wordsOf(code))).toBeVisible();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it.each(enroll.refusals)('of joining: %s', async (code) => {
    server.use(answers(loadClassByCode, found), refuses(enroll, code));
    const { user } = open();
    await user.type(field(), 'qtr4m6{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText(wordsOf(code))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('but a broken connection is told apart from the code', async () => {
    server.use(drops(loadClassByCode));
    const { user } = open();
    await user.type(field(), 'qtr4m6{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('You can’t join right nowNo connection.');
    expect(field()).toBeValid();
  });
});

describe('@C-SCLASSES', () => {
  const today = '2026-11-21';
  const next = {
    activityId: 9,
    lessonId: 3,
    slug: 'why-volcanoes-wake',
    title: 'Why Volcanoes Wake',
    subject: 'science' as const,
    cover: lesson.cover,
    due: '2026-11-23T23:59:59',
    timing: 'due-soon' as const,
  };
  const room: StudentClass = { classId: 1, name: 'Room 14', description: 'Every day', avatar: 'owl', teacherName: 'Mr. Delacroix', toDoCount: 2, next };
  it('lists the classes with what is to do in each', async () => {
    server.use(
      answers(myClasses, {
        classes: [room, { classId: 2, name: 'Math Lab', description: '', avatar: 'rocket', teacherName: 'Ms. Lindgren', toDoCount: 0 }],
        today,
      }),
    );
    renderPage(<StudentClasses />);
    expect(await screen.findByRole('link', { name: /^See 2 assignments ?in Room 14$/ })).toBeVisible();
    expect(screen.getByText('Nothing to do right now')).toBeVisible();
  });

  it.each([
    ['due-soon', '2026-11-23T23:59:59', 'Due in 2 days'],
    ['due-today', '2026-11-21T23:59:59', 'Due today'],
    ['past-due', '2026-11-18T23:59:59', 'Past due'],
    ['open', '2026-11-30T23:59:59', 'Due Monday, Nov 30'],
    ['open', null, 'Open now'],
  ] as const)('shows what to do first in a class and when: %s, due %s', async (timing, due, words) => {
    server.use(answers(myClasses, { classes: [{ ...room, next: { ...next, timing, due } }], today }));
    renderPage(<StudentClasses />);
    const link = await screen.findByRole('link', { name: 'Why Volcanoes Wake' });
    expect(link).toHaveAttribute('href', '/lesson/why-volcanoes-wake/3/activity/9/questions');
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says how to get into the first class', async () => {
    server.use(answers(myClasses, { classes: [], today }));
    renderPage(<StudentClasses />);
    expect(await screen.findByText('You are not in a class yet')).toBeVisible();
  });

  it('can be tried again', async () => {
    let tries = 0;
    server.use(answers(myClasses, () => (++tries === 1 ? refusal('unexpected') : { classes: [], today })));
    const { user } = renderPage(<StudentClasses />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('You are not in a class yet')).toBeVisible();
  });
});

it('@C-JOIN explains to a teacher that only students can join', () => {
  renderPage(<OnlyStudents displayName="Amara Okafor" classCode="QTR4M6" onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog', { name: 'Only students can join a class' });
  expect(within(dialog).getByText(/You are signed in as Amara Okafor/)).toBeVisible();
});
