import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, assignmentWindow, defaultDue, defaultStart, instantOfWall } from '../assignments/index.ts';
import { dayPlace, helpReasons, shouldHaveBegun } from './index.ts';

const zone = 'America/New_York';
const now = instantOfWall('2026-11-23T09:00:00', zone);
const dated = (due: string | undefined, start = '2026-11-01T00:00:00') => ({ window: assignmentWindow({ dates: { start, due }, zone }), now, zone });

describe('where an assignment stands in the day of a teacher', () => {
  it.each([
    ['that opens tomorrow', { start: '2026-11-24T00:00:00', due: '2026-11-25T23:59:59' }, 'none', 2],
    ['due today', { due: '2026-11-23T23:59:59' }, 'due', 0],
    ['due tomorrow', { due: '2026-11-24T08:00:00' }, 'due', 1],
    ['due in six days', { due: '2026-11-29T23:59:59' }, 'due', 6],
    ['due in seven days', { due: '2026-11-30T00:00:00' }, 'open', 7],
    ['without a due date', { due: undefined }, 'open', undefined],
    ['that ended this morning', { due: '2026-11-23T08:00:00' }, 'due', 0],
    ['that ended two weeks ago', { due: '2026-11-09T23:59:59' }, 'due', -14],
    ['that ended before', { due: '2026-11-08T23:59:59' }, 'none', -15],
  ] as const)('one %s', (_what, { due, ...rest }, place, dueInDays) => {
    const start = 'start' in rest ? rest.start : undefined;
    expect(dayPlace({ ...dated(due, start), isFinished: false })).toMatchObject({ place, dueInDays });
  });

  it('forgets what ended and was finished by all, and keeps what is still open', () => {
    expect(dayPlace({ ...dated('2026-11-20T23:59:59'), isFinished: true }).place).toBe('none');
    expect(dayPlace({ ...dated('2026-11-23T23:59:59'), isFinished: true }).place).toBe('due');
  });
});

describe('whether a student should have begun', () => {
  it.each([
    ['due in three days', '2026-11-26T23:59:59', true],
    ['due in four', '2026-11-27T00:00:00', false],
    ['past due for two weeks', '2026-11-09T12:00:00', true],
    ['past due for longer', '2026-11-08T12:00:00', false],
    ['without a due date', undefined, false],
  ] as const)('%s', (_what, due, isExpected) => expect(shouldHaveBegun(dated(due))).toBe(isExpected));

  it('never before it opens', () => expect(shouldHaveBegun(dated('2026-11-25T23:59:59', '2026-11-24T00:00:00'))).toBe(false));
});

describe('in every zone, also on the days its clock changes', () => {
  const zones = [
    ...['America/New_York', 'America/Sao_Paulo', 'America/Santiago', 'America/Havana', 'America/St_Johns', 'America/Bogota', 'Pacific/Honolulu'],
    ...['Australia/Lord_Howe', 'Asia/Kolkata', 'Europe/London', 'Pacific/Apia', 'Africa/Casablanca'],
  ];
  it('a day is due from its first to its last second and past due a second later', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 5000 }), (place, offset) => {
        const day = addDays('2016-01-01', offset);
        const window = assignmentWindow({ dates: { start: defaultStart(addDays(day, -10)), due: defaultDue(day) }, zone: place });
        const at = (moment: Date) => dayPlace({ window, now: moment, zone: place, isFinished: false });
        const first = instantOfWall(defaultStart(day), place);
        const last = instantOfWall(defaultDue(day), place);
        expect(at(first)).toEqual({ place: 'due', timing: 'due-today', dueInDays: 0 });
        expect(at(last)).toEqual({ place: 'due', timing: 'due-today', dueInDays: 0 });
        expect(at(new Date(last.getTime() + 1000))).toMatchObject({ place: 'due', timing: 'past-due' });
        expect(at(instantOfWall(`${addDays(day, -6)}T12:00:00`, place))).toMatchObject({ place: 'due', dueInDays: 6 });
        expect(at(instantOfWall(`${addDays(day, -7)}T12:00:00`, place))).toMatchObject({ place: 'open', dueInDays: 7 });
      }),
    );
  });
});

describe('why a student needs help', () => {
  const order = ['a', 'b', 'c', 'd', 'e'];
  /** `a2` is wrong after two tries, `b1+` right at the first. */
  const checked = (text: string) =>
    text
      .split(' ')
      .filter(Boolean)
      .map((one) => ({ questionId: one.charAt(0), tries: Number(one.charAt(1)), isRight: one.endsWith('+') }));
  it.each([
    ['nothing checked', '', []],
    ['one wrong', 'a1', []],
    ['two tries on one question', 'a2', []],
    ['three tries on one question', 'c3', [{ kind: 'out-of-tries', question: 3 }]],
    ['right at the third try', 'c3+', []],
    ['the last two checked are wrong', 'b1 c1', [{ kind: 'two-in-a-row', questions: [2, 3] }]],
    ['in whatever order they come', 'c1 b1', [{ kind: 'two-in-a-row', questions: [2, 3] }]],
    ['with an unchecked one between them', 'a1 c1', [{ kind: 'two-in-a-row', questions: [1, 3] }]],
    ['a right one between them', 'a1 b1+ c1', []],
    ['a right one after them', 'a1 b1 c1+', []],
    ['one of them put right since', 'a1 b2+', []],
    [
      'one out of tries, the next wrong',
      'a3 b1',
      [
        { kind: 'out-of-tries', question: 1 },
        { kind: 'two-in-a-row', questions: [1, 2] },
      ],
    ],
    [
      'both out of tries are told once',
      'a3 b3',
      [
        { kind: 'out-of-tries', question: 1 },
        { kind: 'out-of-tries', question: 2 },
      ],
    ],
    ['out of tries stays although later ones are right', 'a3 b1+ c1+', [{ kind: 'out-of-tries', question: 1 }]],
    ['a question the lesson does not have', 'z3 a1', []],
  ])('%s', (_what, text, reasons) => expect(helpReasons(order, checked(text))).toEqual(reasons));

  it('is nothing for whoever has all right, and always names questions of the lesson in order', () => {
    const answer = fc.record({ questionId: fc.constantFrom(...order), tries: fc.integer({ min: 1, max: 3 }), isRight: fc.boolean() });
    fc.assert(
      fc.property(fc.uniqueArray(answer, { selector: ({ questionId }) => questionId }), (answers) => {
        const reasons = helpReasons(order, answers);
        if (answers.every(({ isRight }) => isRight)) expect(reasons).toEqual([]);
        for (const reason of reasons) {
          const named = reason.kind === 'out-of-tries' ? [reason.question] : reason.questions;
          expect(named).toEqual([...named].sort((one, other) => one - other));
          for (const number of named) expect(answers.find(({ questionId }) => questionId === order[number - 1])?.isRight).toBe(false);
        }
      }),
    );
  });
});
