import { type AssignmentCell, type CheckedCell, checkAssignments, createAssignments } from '@alba/contract/assigning';
import type { GivenPerson } from '@alba/testing/server/people';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { type TestApp, testApp } from './test-app.ts';

/** Everything of a cell that a test is not about. */
export const terms = { start: '2026-03-09T00:00:00', due: '2026-03-13T23:59:59', allowCheckAnswers: true, keyVisibility: 'after-submit' } as const;

type Sending = { by?: GivenPerson; key?: string; collectionId?: number };

/** Which cells were refused and why, by class; undefined when all were assigned. */
export function refusedCells(answer: { status: number; text: string }): [number, CheckedCell['refusal']][] | undefined {
  if (answer.status === 200) return undefined;
  const body = JSON.parse(answer.text) as { code: string; details: { cells: CheckedCell[] } };
  expect([answer.status, body.code]).toEqual([409, 'cells_refused']);
  return body.details.cells.map(({ classId, refusal }) => [classId, refusal]);
}

/** The connection that waits for a lock of somebody else, as soon as one does. */
export function blockedConnection(owner: TestApp['owner']): Promise<number> {
  const ask = async () => {
    const result = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(owner);
    const [blocked] = result.rows;
    if (!blocked) throw new Error('nobody waits');
    return blocked.pid;
  };
  return vi.waitFor(ask, { timeout: 10_000 });
}

/** A teacher with a class of three, an empty class and a lesson, and the acts of assigning as short words. */
export async function scene() {
  const test = await testApp();
  const { given, as, owner } = test;
  const teacher = await given.teacher();
  const first = await given.class({ teacher, name: 'Period 2' });
  const second = await given.class({ teacher, name: 'Period 4' });
  const [ana, bo, cy] = (await given.members(first, 3)) as [GivenPerson, GivenPerson, GivenPerson];
  const lesson = await given.lesson({ title: 'Volcanoes' });
  const cell = (over: Partial<AssignmentCell> = {}): AssignmentCell => ({ lessonId: lesson.lessonId, classId: first.classId, ...terms, ...over });
  const me = as(teacher);
  const callerOf = (person: GivenPerson) => (person === teacher ? me : as(person));
  const assign = (cells: AssignmentCell[], { by = teacher, key = crypto.randomUUID(), collectionId }: Sending = {}) =>
    callerOf(by).call(createAssignments, { body: { cells, collectionId }, idempotencyKey: key });
  const check = (cells: AssignmentCell[], { by = teacher, collectionId }: Sending = {}) =>
    callerOf(by).call(checkAssignments, { body: { cells, collectionId } });
  const stored = () => owner.selectFrom('assignment').selectAll().orderBy('assignment_id').execute();
  return { ...test, teacher, me, first, second, ana, bo, cy, lesson, cell, assign, check, stored };
}
