import { beginAttempt, checkAnswer, saveAnswers, submitAttempt } from '@alba/contract/attempts';
import type { QuestionResponse } from '@alba/items/response';
import type { AssignmentOptions } from '@alba/testing/server/work';
import { sampleLesson } from './sample-lesson.ts';
import { type TestApp, testApp } from './test-app.ts';

let keys = 0;
/** A new key for every act of a test. */
export function newKey(): string {
  keys += 1;
  return `key-${keys}`;
}

/** Right and wrong answers of the sample lesson, by kind. */
export const right = {
  one: { kind: 'single-choice', choice: 'b' },
  truth: { kind: 'true-false', answer: true },
  number: { kind: 'numeric', text: '1 500' },
} as const satisfies Record<string, QuestionResponse>;
export const wrong = { one: { kind: 'single-choice', choice: 'a' }, otherOne: { kind: 'single-choice', choice: 'c' } } as const satisfies Record<
  string,
  QuestionResponse
>;

/** A student in a class with the sample lesson assigned, and the acts of a lesson as short words. */
export async function scene(options: Partial<AssignmentOptions> & { app?: TestApp } = {}) {
  const test = options.app ?? (await testApp());
  const { given, as } = test;
  const teacher = await given.teacher();
  const classRoom = await given.class({ teacher });
  const [student] = await given.members(classRoom, 1);
  if (!student) throw new Error('no student');
  const lesson = await given.lesson({ title: 'The Hill That Grew', view: sampleLesson.view, key: sampleLesson.key });
  const assignment = await given.assignment({ to: classRoom, lesson, due: '2026-03-13T23:59:59', ...options });
  const params = { activityId: assignment.assignmentId };
  const me = as(student);
  const begin = async (caller = me) => (await caller.call(beginAttempt, { params })).body.attemptId as number;
  const save = (attemptId: number, questionId: string, rev: number, response: QuestionResponse, caller = me) =>
    caller.call(saveAnswers, { params: { attemptId }, body: { answers: [{ questionId, rev, response }] } });
  const check = (attemptId: number, questionId: string, rev: number, response: QuestionResponse, idempotencyKey = newKey()) =>
    me.call(checkAnswer, { params: { attemptId }, body: { questionId, rev, response }, idempotencyKey });
  const submit = (attemptId: number, revs: Record<string, number> = {}, idempotencyKey = newKey()) =>
    me.call(submitAttempt, { params: { attemptId }, body: { revs }, idempotencyKey });
  return { ...test, teacher, classRoom, student, lesson, assignment, params, me, begin, save, check, submit };
}
