import { describe, expect, it } from 'vitest';
import { type LessonReportFacts, lessonReportFigures } from './index.ts';

const student = (given: Partial<LessonReportFacts>): LessonReportFacts => ({
  isFormer: false,
  status: 'submitted',
  points: 0,
  possible: 10,
  activeSeconds: 60,
  marks: {},
  ...given,
});

describe('lessonReportFigures', () => {
  it('averages unrounded scores of current students who turned in', () => {
    const figures = lessonReportFigures(
      [student({ points: 7 }), student({ points: 8 }), student({ points: 10, status: 'in-progress' }), student({ points: 1, isFormer: true })],
      [],
    );
    expect(figures).toMatchObject({ averageScore: 75, averageSeconds: 60, submittedCount: 2, studentCount: 3, formerCount: 1 });
  });
  it('has no averages while nobody turned in', () => {
    expect(lessonReportFigures([student({ status: 'not-started' })], [])).toMatchObject({
      averageScore: undefined,
      averageSeconds: undefined,
      submittedCount: 0,
    });
  });
  it('counts right and answered per question, an open response apart', () => {
    const figures = lessonReportFigures(
      [
        student({ marks: { a: 'correct', b: 'not-marked' } }),
        student({ marks: { a: 'incorrect', b: 'not-marked' } }),
        student({ marks: { a: 'incomplete', b: 'incomplete' } }),
      ],
      ['a', 'b'],
    );
    expect(figures.questions).toEqual([
      { questionId: 'a', right: 1, answered: 2, notMarked: false },
      { questionId: 'b', right: 0, answered: 2, notMarked: true },
    ]);
  });
});
