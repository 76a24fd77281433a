import { type AssignmentCell, type CheckedCell, checkAssignments, createAssignments } from '@alba/contract/assigning';
import { answers, type standInServer } from '../../testing/stand-in-server.ts';

type Server = ReturnType<typeof standInServer>;
export type Sent = { key: string | null; cells: AssignmentCell[] };

export const fine = ({ lessonId, classId }: Pick<AssignmentCell, 'lessonId' | 'classId'>): CheckedCell => ({ lessonId, classId, sameDay: [] });

/** A server that checks each cell as the test says, and keeps what it is asked and sent. */
export function givenAssigning(server: Server, verdict: (cell: AssignmentCell) => CheckedCell = fine) {
  const state = { verdict, asked: [] as AssignmentCell[][], sent: [] as Sent[] };
  const cellsOf = async (request: Request) => ((await request.json()) as { cells: AssignmentCell[] }).cells;
  server.use(
    answers(checkAssignments, async (request) => {
      const cells = await cellsOf(request);
      state.asked.push(cells);
      return { cells: cells.map(state.verdict) };
    }),
    answers(createAssignments, async (request) => {
      const cells = await cellsOf(request);
      state.sent.push({ key: request.headers.get('idempotency-key'), cells });
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { assignmentIds: cells.map((_cell, index) => 90 + index) };
    }),
  );
  return state;
}
