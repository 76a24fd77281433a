import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedCell, cellRefusals, decideCell, type GivenAssignment, isOpenOrFuture, standsForSomebody } from './decide-cell.ts';

const zone = 'America/New_York';
/** 9 March 2026, noon at the school. */
const now = new Date('2026-03-09T16:00:00Z');
const [ana, bo, cy] = [1, 2, 3] as const;
const memberIds = new Set([ana, bo, cy]);

const cell = (over: Partial<AskedCell> = {}): AskedCell => ({ start: '2026-03-09T00:00:00', due: '2026-03-13T23:59:59', ...over });
const given = (over: Partial<GivenAssignment> = {}): GivenAssignment => ({
  start: '2026-03-02T00:00:00',
  due: '2026-03-20T23:59:59',
  studentIds: null,
  ownDates: [],
  ...over,
});
const facts = (over: Partial<Parameters<typeof decideCell>[1]> = {}) => ({
  isLessonOffered: true,
  classroom: { memberIds, zone },
  isDenied: false,
  isDueRequired: false,
  sameLesson: [] as GivenAssignment[],
  now,
  ...over,
});
const over = { start: '2026-03-01T00:00:00', due: '2026-03-08T23:59:59' };

describe('@A-ASSIGN whether a lesson can be given to a class', () => {
  const crossed = { start: '2026-03-14T00:00:00' };
  it.each([
    { name: 'nothing in the way', asked: {}, of: {}, refusal: undefined },
    { name: 'starts and is due at the same moment', asked: { start: '2026-03-13T23:59:59' }, of: {}, refusal: undefined },
    { name: 'no due date', asked: { due: null }, of: {}, refusal: undefined },
    { name: 'some students of the class', asked: { studentIds: [ana, cy] }, of: {}, refusal: undefined },
    { name: 'a lesson that is not offered', asked: {}, of: { isLessonOffered: false }, refusal: 'lesson_not_found' },
    { name: 'a class of somebody else', asked: {}, of: { classroom: undefined }, refusal: 'class_not_found' },
    { name: 'a student who is not in the class', asked: { studentIds: [ana, 9] }, of: {}, refusal: 'student_not_found' },
    { name: 'a denied lesson', asked: {}, of: { isDenied: true }, refusal: 'lesson_denied' },
    { name: 'a lesson the class has', asked: {}, of: { sameLesson: [given()] }, refusal: 'lesson_already_assigned' },
    { name: 'due before the start', asked: crossed, of: {}, refusal: 'due_before_start' },
    { name: 'no due date in a collection (D28)', asked: { due: null }, of: { isDueRequired: true }, refusal: 'due_missing' },
    { name: 'a due date in a collection', asked: {}, of: { isDueRequired: true }, refusal: undefined },
    {
      name: 'wrong dates of a lesson the class has: other dates would not help',
      asked: crossed,
      of: { sameLesson: [given()] },
      refusal: 'lesson_already_assigned',
    },
    {
      name: 'a class of somebody else says nothing of what it has',
      asked: {},
      of: { classroom: undefined, sameLesson: [given()], isDenied: true },
      refusal: 'class_not_found',
    },
  ])('$name: $refusal', ({ asked, of, refusal }) => {
    expect(decideCell(cell(asked), facts(of)).refusal).toBe(refusal);
  });
});

describe('@A-ASSIGN who has the lesson already (D89)', () => {
  const own = (studentId: number, due: string) => [{ studentId, start: null, due }];
  it.each<{ name: string; asked?: number[]; has: Partial<GivenAssignment>[]; who: number[] | undefined }>([
    { name: 'the whole class asked, the whole class has it', has: [{}], who: [ana, bo, cy] },
    { name: 'the whole class asked, one student has it', has: [{ studentIds: [bo] }], who: [bo] },
    { name: 'some asked, the whole class has it', asked: [ana], has: [{}], who: [ana] },
    { name: 'some asked, one of them has it', asked: [ana, bo], has: [{ studentIds: [bo, cy] }], who: [bo] },
    { name: 'some asked, only others have it', asked: [ana], has: [{ studentIds: [bo, cy] }], who: undefined },
    { name: 'two groups have it', has: [{ studentIds: [ana] }, { studentIds: [cy] }], who: [ana, cy] },
    { name: 'yet to open', has: [{ start: '2026-04-01T00:00:00', due: '2026-04-03T23:59:59' }], who: [ana, bo, cy] },
    { name: 'without an end', has: [{ due: null }], who: [ana, bo, cy] },
    { name: 'over', has: [over], who: undefined },
    { name: 'over, but one student has until later', has: [{ ...over, ownDates: own(cy, '2026-03-12T23:59:59') }], who: [cy] },
    { name: 'over, one student has until later, another is asked', asked: [ana], has: [{ ...over, ownDates: own(cy, '2026-03-12T23:59:59') }], who: undefined },
    { name: 'open, but over for the student who is asked', asked: [cy], has: [{ ownDates: own(cy, '2026-03-08T23:59:59') }], who: undefined },
    { name: 'for a student who left the class', has: [{ studentIds: [9] }], who: undefined },
    { name: 'for nobody any more', has: [{ studentIds: [] }], who: undefined },
  ])('$name', ({ asked, has, who }) => {
    const { assigned, refusal } = decideCell(cell({ studentIds: asked }), facts({ sameLesson: has.map(given) }));
    expect(assigned?.studentIds).toEqual(who);
    expect(refusal).toBe(who && 'lesson_already_assigned');
  });

  it('names the oldest assignment in the way, not one that is over', () => {
    const sameLesson = [given(over), given({ studentIds: [bo] }), given({ studentIds: [ana] })];
    expect(decideCell(cell(), facts({ sameLesson })).assigned).toEqual({ given: sameLesson[1], studentIds: [ana, bo] });
  });

  it('stands in the way of an empty class too: those who join later would have it twice', () => {
    const empty = { classroom: { memberIds: new Set<number>(), zone } };
    expect(decideCell(cell(), facts({ ...empty, sameLesson: [given()] })).assigned?.studentIds).toEqual([]);
    expect(decideCell(cell(), facts({ ...empty, sameLesson: [given({ studentIds: [bo] })] })).refusal).toBeUndefined();
  });

  it('is over at the end of the last second of the school, wherever the server is', () => {
    const last = given({ due: '2026-03-09T12:00:00' });
    const at = (instant: string, of = zone) =>
      decideCell(cell(), facts({ sameLesson: [last], now: new Date(instant), classroom: { memberIds, zone: of } })).refusal;
    expect([at('2026-03-09T16:00:00.999Z'), at('2026-03-09T16:00:01Z')]).toEqual(['lesson_already_assigned', undefined]);
    expect(at('2026-03-09T16:00:01Z', 'America/Los_Angeles')).toBe('lesson_already_assigned');
  });
});

describe('one answer before sending and while assigning', () => {
  const student = fc.constantFrom<number>(ana, bo, cy, 9);
  const date = fc.constantFrom('2026-03-01T00:00:00', '2026-03-08T23:59:59', '2026-03-09T12:00:00', '2026-03-20T23:59:59');
  const aGiven = fc.record({
    start: date,
    due: fc.option(date),
    studentIds: fc.option(fc.uniqueArray(student)),
    ownDates: fc.uniqueArray(fc.record({ studentId: student, start: fc.option(date), due: fc.option(date) }), { selector: (one) => one.studentId }),
  });

  it('is one of the refusals or none, and names only chosen students who have it', () => {
    fc.assert(
      fc.property(fc.array(aGiven, { maxLength: 4 }), fc.option(fc.uniqueArray(student, { minLength: 1 }), { nil: undefined }), (sameLesson, studentIds) => {
        const { refusal, assigned } = decideCell(cell({ studentIds }), facts({ sameLesson }));
        expect(refusal === undefined || cellRefusals.includes(refusal)).toBe(true);
        expect(assigned !== undefined).toBe(refusal === 'lesson_already_assigned');
        for (const studentId of assigned?.studentIds ?? []) {
          expect((studentIds ?? [...memberIds]).includes(studentId)).toBe(true);
          expect(sameLesson.some((one) => one.studentIds?.includes(studentId) ?? true)).toBe(true);
        }
      }),
    );
  });

  it('never refuses a student alone whom it would let pass with the whole class', () => {
    fc.assert(
      fc.property(fc.array(aGiven, { maxLength: 4 }), (sameLesson) => {
        if (decideCell(cell(), facts({ sameLesson })).refusal) return;
        for (const studentId of memberIds) expect(decideCell(cell({ studentIds: [studentId] }), facts({ sameLesson })).refusal).toBeUndefined();
      }),
    );
  });
});

it('stands for somebody while the class or one student has it', () => {
  expect(standsForSomebody(given(), { zone, now })).toBe(true);
  expect(standsForSomebody(given(over), { zone, now })).toBe(false);
  expect(standsForSomebody(given({ ...over, ownDates: [{ studentId: bo, start: null, due: '2026-03-10T23:59:59' }] }), { zone, now })).toBe(true);
  expect(isOpenOrFuture({ start: '', due: undefined, opensAt: now, end: undefined }, now)).toBe(true);
});
