import type { AssignmentCell, CheckedCell } from '@alba/contract/assigning';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useCheckAssignmentsQuery } from './api.ts';
import { isSamePlace } from './cells.ts';

/** Longer than between two presses of somebody who chooses. */
const pause = 400;

type Answered = { cell: string; checked: CheckedCell };

export type Check = {
  /** What the server said of each cell as it stands now; cells it was not asked about yet are missing. */
  checked: CheckedCell[];
  isChecking: boolean;
  error: unknown;
  again: () => void;
  /** A refused attempt told what stands in the way now. */
  learn: (told: readonly CheckedCell[]) => void;
};

/**
 * Asks what would be refused and what clashes, once choosing pauses. What was said of a cell counts only as long as the cell is
 * exactly as it was asked about: an answer that comes late tells nothing of what is chosen now.
 */
export function useCheck(cells: readonly AssignmentCell[]): Check {
  const wish = cells.length === 0 ? undefined : JSON.stringify(cells);
  const asked = useSettled(wish);
  const query = useCheckAssignmentsQuery(asked === undefined ? skipToken : { body: { cells: JSON.parse(asked) as AssignmentCell[] } }, {
    refetchOnMountOrArgChange: true,
  });
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const told = query.isFetching ? undefined : query.currentData?.cells;
  useEffect(() => {
    if (told && asked !== undefined) setAnswered(matched(JSON.parse(asked) as AssignmentCell[], told));
  }, [told, asked]);
  const known = new Map(answered.map(({ cell, checked }) => [cell, checked]));
  const checked = cells.map((cell) => known.get(JSON.stringify(cell))).filter((one) => one !== undefined);
  const failed = asked === wish && !query.isFetching ? query.error : undefined;
  return {
    checked,
    isChecking: checked.length < cells.length && failed === undefined,
    error: failed,
    again: () => void query.refetch(),
    learn: (said) => setAnswered((before) => [...before.filter(({ checked: one }) => !said.some((other) => isSamePlace(one, other))), ...matched(cells, said)]),
  };
}

function matched(cells: readonly AssignmentCell[], told: readonly CheckedCell[]): Answered[] {
  return cells.flatMap((cell) => {
    const checked = told.find((one) => isSamePlace(one, cell));
    return checked ? [{ cell: JSON.stringify(cell), checked }] : [];
  });
}

/** A text once it has not changed for a while. The first one counts at once, and so does that there is none. */
function useSettled(text: string | undefined): string | undefined {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === undefined ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === undefined ? undefined : settled;
}
