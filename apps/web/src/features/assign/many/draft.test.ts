import { describe, expect, it } from 'vitest';
import {
  cellsOf,
  dateErrors,
  draftFor,
  lessonIdsOf,
  movedLesson,
  newDraft,
  termsOfCell,
  withCell,
  withDatesForAll,
  withSpreadDue,
  withTerms,
} from './draft.ts';

const today = '2026-11-16';
const draft = { ...newDraft('12,15,9', today), classIds: [1, 2] };
const all = [12, 15, 9];

describe('@A-MULTI draft', () => {
  it('takes each lesson of the address once, in order, and no more than twenty', () => {
    expect(lessonIdsOf('12,15,12,x,-3,,0,9')).toEqual({ lessonIds: [12, 15, 9], leftOut: 0 });
    const many = Array.from({ length: 23 }, (_, index) => index + 1);
    expect(lessonIdsOf(many.join())).toEqual({ lessonIds: many.slice(0, 20), leftOut: 3 });
    expect(newDraft('', today).lessonIds).toEqual([]);
  });

  it('keeps what was entered when one more lesson was found, and begins anew with wholly others', () => {
    const before = withCell(withTerms(draft, 15, { startTime: '08:30' }), { lessonId: 9, classId: 1 }, { isOut: true });
    expect(draftFor('12,15,9', before, today)).toBe(before);
    const more = draftFor('15,9,40', before, '2026-12-01');
    expect(more).toMatchObject({ wished: '15,9,40', lessonIds: [15, 9, 40], classIds: [1, 2], cells: before.cells });
    expect(more.terms[15]?.startTime).toBe('08:30');
    expect(more.terms[40]?.startDate).toBe('2026-12-01');
    expect(draftFor('77', before, today)).toEqual(newDraft('77', today));
  });

  it('moves a lesson by one place, never out of the list', () => {
    expect(movedLesson(all, 15, -1)).toEqual([15, 12, 9]);
    expect(movedLesson(all, 15, 1)).toEqual([12, 9, 15]);
    expect(movedLesson(all, 12, -1)).toEqual(all);
    expect(movedLesson(all, 9, 1)).toEqual(all);
  });

  it('lets a cell have the lesson’s dates until it has its own, and again after those are the same', () => {
    const place = { lessonId: 15, classId: 2 };
    const own = { ...termsOfCell(draft, place), dueDate: '2026-12-01' };
    const changed = withTerms(withCell(draft, place, { dates: own }), 15, { dueDate: '2026-11-30', allowCheckAnswers: false });
    expect(termsOfCell(changed, place)).toMatchObject({ dueDate: '2026-12-01', allowCheckAnswers: false });
    expect(termsOfCell(changed, { ...place, classId: 1 }).dueDate).toBe('2026-11-30');
    const { allowCheckAnswers: _checks, keyVisibility: _key, ...lessonDates } = termsOfCell(changed, { ...place, classId: 1 });
    expect(withCell(changed, place, { dates: lessonDates }).cells).toEqual({});
  });

  it('keeps own dates of a cell that is left out for when it comes back', () => {
    const place = { lessonId: 12, classId: 1 };
    const dates = { startDate: today, startTime: '08:00', hasDue: false, dueDate: null, dueTime: '' };
    const out = withCell(draft, place, { dates, isOut: true });
    expect(cellsOf(out, all)).toHaveLength(5);
    expect(cellsOf(withCell(out, place, { dates }), all)[0]).toMatchObject({ lessonId: 12, classId: 1, start: '2026-11-16T08:00:00', due: null });
  });

  it('sends every lesson to every class, with the students that were chosen', () => {
    const cells = cellsOf({ ...draft, students: { 2: [7, 8] } }, [12, 9]);
    expect(cells.map(({ lessonId, classId, studentIds }) => [lessonId, classId, studentIds])).toEqual([
      [12, 1, undefined],
      [12, 2, [7, 8]],
      [9, 1, undefined],
      [9, 2, [7, 8]],
    ]);
  });

  it('gives all lessons the same dates, or due dates some school days apart', () => {
    const same = withDatesForAll(draft, { startDate: '2026-11-23', hasDue: true, dueDate: '2026-11-27' });
    expect(all.map((id) => [same.terms[id]?.startDate, same.terms[id]?.dueDate])).toEqual(all.map(() => ['2026-11-23', '2026-11-27']));
    const spread = withSpreadDue({ ...draft, lessonIds: [9, 12, 15] }, { first: '2026-11-19', every: 2 });
    expect([9, 12, 15].map((id) => spread.terms[id]?.dueDate)).toEqual(['2026-11-19', '2026-11-23', '2026-11-25']);
  });

  it('finds every wrong date, of the lessons that are still there', () => {
    const wrong = withTerms(withTerms(draft, 12, { dueDate: '2026-11-01' }), 9, { startDate: null });
    expect(dateErrors(wrong, all)).toEqual([
      { lessonId: 12, field: 'due', error: 'dueBeforeStart' },
      { lessonId: 9, field: 'start', error: 'startMissing' },
    ]);
    expect(dateErrors(wrong, [15])).toEqual([]);
  });
});
