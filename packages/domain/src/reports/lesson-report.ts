import { type AnswerMark, average, scorePercent } from '../scoring/index.ts';

/** One student's current attempt at one assignment, as the projection keeps it. */
export type LessonReportFacts = {
  isFormer: boolean;
  status: 'not-started' | 'in-progress' | 'submitted';
  points: number;
  possible: number;
  activeSeconds: number;
  marks: Record<string, AnswerMark>;
};

export type QuestionFigures = { questionId: string; right: number; answered: number; notMarked: boolean };
export type LessonReportFigures = {
  studentCount: number;
  formerCount: number;
  submittedCount: number;
  averageScore: number | undefined;
  averageSeconds: number | undefined;
  questions: QuestionFigures[];
};

/**
 * The figures of the lesson overview. Averages come from unrounded scores of submitted attempts of current students (D18);
 * former students are counted apart (D65).
 */
export function lessonReportFigures(students: readonly LessonReportFacts[], questionIds: readonly string[]): LessonReportFigures {
  const current = students.filter((student) => !student.isFormer);
  const submitted = current.filter((student) => student.status === 'submitted');
  const scores = submitted.map((student) => scorePercent(student.points, student.possible)).filter((score) => score !== undefined);
  return {
    studentCount: current.length,
    formerCount: students.length - current.length,
    submittedCount: submitted.length,
    averageScore: average(scores),
    averageSeconds: average(submitted.map((student) => student.activeSeconds)),
    questions: questionIds.map((questionId) => questionFigures(questionId, submitted)),
  };
}

function questionFigures(questionId: string, submitted: readonly LessonReportFacts[]): QuestionFigures {
  const marks = submitted.map((student) => student.marks[questionId]);
  const right = marks.filter((mark) => mark === 'correct').length;
  const wrong = marks.filter((mark) => mark === 'incorrect').length;
  const read = marks.filter((mark) => mark === 'not-marked').length;
  return { questionId, right, answered: right + wrong + read, notMarked: read > 0 && right + wrong === 0 };
}
