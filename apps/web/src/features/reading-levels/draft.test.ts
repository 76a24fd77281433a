import type { ReadingStudent } from '@alba/contract/reading-levels';
import { describe, expect, it } from 'vitest';
import { cellOf, changedStudents, changesOf, countOf, type Draft, storedIn, wishesAfter } from './draft.ts';

const student = (enrollmentId: number, settings: ReadingStudent['settings'] = []): ReadingStudent => ({
  individualId: enrollmentId,
  enrollmentId,
  firstName: 'A',
  lastName: String(enrollmentId),
  settings,
});
const draftOf = (students: ReadingStudent[], more: Partial<Draft> = {}): Draft => ({
  students,
  subjects: ['science', 'math'],
  stored: storedIn(students),
  wishes: new Map(),
  ...more,
});
const group = 'us-3-5' as const;

describe('@C-LEVELS what a teacher changes before saving', () => {
  it('says when subjects differ, and sets all that are in view', () => {
    const draft = draftOf([student(1, [{ subject: 'math', group, level: 2, isLocked: true }])]);
    expect(cellOf(draft, 1, group)).toEqual({ level: 'mixed', isLocked: true, canLock: true });
    const wishes = wishesAfter(draft, { enrollmentIds: [1], group }, { kind: 'set', level: 3 });
    expect(cellOf({ ...draft, wishes }, 1, group)).toMatchObject({ level: 3 });
    expect(cellOf({ ...draft, subjects: ['math'], wishes }, 1, group)).toEqual({ level: 3, isLocked: true, canLock: true });
  });

  it('forgets a wish that is as stored again', () => {
    const draft = draftOf([student(1)]);
    const wishes = wishesAfter(draft, { enrollmentIds: [1], group }, { kind: 'set', level: 3 });
    expect(changedStudents({ ...draft, wishes })).toEqual(new Set([1]));
    expect(wishesAfter({ ...draft, wishes }, { enrollmentIds: [1], group }, { kind: 'unset' }).size).toBe(0);
  });

  it('counts for whom an act on all changes something and who has no level to lock', () => {
    const draft = draftOf([student(1, [{ subject: 'science', group, level: 2, isLocked: false }]), student(2)]);
    expect(countOf(draft, group, { kind: 'lock' })).toEqual({ changed: 1, passedOver: 1 });
    expect(countOf(draft, group, { kind: 'set', level: 2 })).toEqual({ changed: 2, passedOver: 0 });
  });

  it('sends equal settings of a whole class as one line per subject', () => {
    const students = Array.from({ length: 30 }, (_, index) => student(index + 1));
    const draft = draftOf(students);
    const wishes = wishesAfter(draft, { enrollmentIds: students.map(({ enrollmentId }) => enrollmentId), group }, { kind: 'set', level: 1 });
    const changes = changesOf({ ...draft, wishes });
    expect(changes.map(({ subjects, enrollmentIds, level }) => [subjects, enrollmentIds.length, level])).toEqual([
      [['science'], 30, 1],
      [['math'], 30, 1],
    ]);
  });

  it('has no change left where somebody else saved the same', () => {
    const wishes = wishesAfter(draftOf([student(1)]), { enrollmentIds: [1], group }, { kind: 'set', level: 1 });
    const saved = draftOf(
      [
        student(
          1,
          (['science', 'math'] as const).map((subject) => ({ subject, group, level: 1, isLocked: false })),
        ),
      ],
      { wishes },
    );
    expect(changesOf(saved)).toEqual([]);
  });
});
