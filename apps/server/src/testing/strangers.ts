import type { TestApp } from './test-app.ts';

/** Assigning answers for every pair by itself: of each it says no more than that the class, or the lesson of another edition, is not there. */
export function isNotThere({ status, body }: { status: number; body: { cells?: object[]; details?: { cells?: object[] } } }): boolean {
  const cells = body?.cells ?? body?.details?.cells ?? [];
  const says = (cell: { refusal?: string; sameDay?: object[] }) =>
    ['class_not_found', 'lesson_not_found'].includes(cell.refusal ?? '') && cell.sameDay?.length === 0;
  return status === 404 || (cells.length > 0 && cells.every(says));
}

/** The rows a stranger might have changed. */
export async function everything({ owner }: Pick<TestApp, 'owner'>) {
  return {
    classes: await owner.selectFrom('class').selectAll().orderBy('class_id').execute(),
    enrollments: await owner.selectFrom('enrollment').selectAll().orderBy('enrollment_id').execute(),
    assignments: await owner.selectFrom('assignment').selectAll().orderBy('assignment_id').execute(),
    attempts: await owner.selectFrom('attempt').selectAll().orderBy('attempt_id').execute(),
    answers: await owner.selectFrom('answer').selectAll().orderBy('question_id').execute(),
    results: await owner.selectFrom('attempt_result').selectAll().execute(),
  };
}
