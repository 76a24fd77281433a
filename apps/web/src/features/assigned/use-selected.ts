import type { AssignmentRow } from '@alba/contract/assignments';
import { limits } from '@alba/domain/limits';
import { useState } from 'react';

/** Rows chosen for something done to several, also over pages and filters; at most as many as one move takes. */
export function useSelected() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, AssignmentRow>>(new Map());
  const add = (rows: readonly AssignmentRow[]) => {
    const next = new Map(chosen);
    for (const row of rows) if (next.size < limits.assignmentsPerMove) next.set(row.assignmentId, row);
    setChosen(next);
  };
  return {
    rows: [...chosen.values()],
    isFull: chosen.size >= limits.assignmentsPerMove,
    has: ({ assignmentId }: AssignmentRow) => chosen.has(assignmentId),
    add,
    toggle: (row: AssignmentRow) => {
      if (!chosen.has(row.assignmentId)) return add([row]);
      setChosen(new Map([...chosen].filter(([assignmentId]) => assignmentId !== row.assignmentId)));
    },
    remove: (rows: readonly AssignmentRow[]) => {
      const gone = new Set(rows.map(({ assignmentId }) => assignmentId));
      setChosen(new Map([...chosen].filter(([assignmentId]) => !gone.has(assignmentId))));
    },
    clear: () => setChosen(new Map()),
  };
}
export type Selected = ReturnType<typeof useSelected>;
