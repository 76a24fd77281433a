import { describe, expect, it } from 'vitest';
import { fittingLessons } from './fitting-lessons.ts';

const science = 2;
const ela = 3;
const lesson = (lessonId: number, subjectId: number, grades: number[]) => ({ lessonId, subjectId, grades });
const idsOf = (lessons: ReturnType<typeof lesson>[]) => fittingLessons(lessons, 5).map(({ lessonId }) => lessonId);

describe('fittingLessons', () => {
  it('puts science of the grade first and leaves out what fits in neither', () => {
    expect(idsOf([lesson(1, ela, [6]), lesson(2, ela, [5]), lesson(3, science, [7]), lesson(4, science, [4, 5])])).toEqual([4, 2, 3]);
  });
  it('takes what there is in a small library', () => {
    expect(idsOf([lesson(1, ela, [6]), lesson(2, science, [5])])).toEqual([2, 1]);
  });
});
