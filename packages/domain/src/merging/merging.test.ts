import { describe, expect, it } from 'vitest';
import { attemptsAfterMerge, freeName, mayBeOnePerson, placeAfterMerge, teachingAfterMerge } from './index.ts';

describe('who may be one person', () => {
  it.each([
    [['student'], ['student'], true],
    [['teacher'], ['admin'], true],
    [['teacher', 'admin'], ['teacher'], true],
    [['student'], ['teacher'], false],
    [['admin'], ['student'], false],
    [[], ['student'], false],
  ] as const)('%j and %j: %s', (kept, merged, expected) => expect(mayBeOnePerson(kept, merged)).toBe(expected));
});

describe('work of two accounts', () => {
  const attempt = (attemptId: number, assignmentId: number, number = 1, isCurrent = true) => ({ attemptId, assignmentId, number, isCurrent });
  it('moves with its reset tries where only the merged account worked', () => {
    expect(attemptsAfterMerge([attempt(9, 8)], [attempt(1, 7, 1, false), attempt(2, 7, 2)])).toEqual({
      moves: [
        { attemptId: 1, number: 1 },
        { attemptId: 2, number: 2 },
      ],
      archives: [],
    });
  });
  it('is put away where both worked: the kept account’s counts', () => {
    expect(attemptsAfterMerge([attempt(9, 7)], [attempt(1, 7, 1, false), attempt(2, 7, 2)])).toEqual({
      moves: [],
      archives: [{ attemptId: 2, assignmentId: 7 }],
    });
  });
  it('counts, as the newest, where the kept account’s was reset', () => {
    expect(attemptsAfterMerge([attempt(9, 7, 1, false), attempt(10, 7, 2, false)], [attempt(1, 7)])).toEqual({
      moves: [{ attemptId: 1, number: 3 }],
      archives: [],
    });
  });
});

describe('places in a class', () => {
  it('of a student', () => {
    const [inside, left] = [{ isActive: true }, { isActive: false }];
    expect([placeAfterMerge(undefined, inside), placeAfterMerge(inside, inside), placeAfterMerge(left, inside), placeAfterMerge(inside, left)]).toEqual([
      'moves',
      'ends',
      'reopens',
      'stays',
    ]);
  });
  it('of a teacher: the class never loses its owner', () => {
    const [owner, coTeacher] = (['owner', 'co-teacher'] as const).map((relation) => ({ relation, isActive: true }));
    expect(teachingAfterMerge(undefined, owner as never)).toBe('moves');
    expect(teachingAfterMerge(coTeacher, owner as never)).toBe('rises');
    expect(teachingAfterMerge(owner, coTeacher as never)).toBe('ends');
    expect(teachingAfterMerge({ relation: 'substitute', isActive: false }, coTeacher as never)).toBe('rises');
    expect(teachingAfterMerge(owner, { relation: 'substitute', isActive: false })).toBe('stays');
  });
});

it('numbers a class whose name is taken', () => {
  expect(freeName('Science 6', new Set())).toBe('Science 6');
  expect(freeName('Science 6', new Set(['science6', 'science6(2)']))).toBe('Science 6 (3)');
});
