import type { ClassStudent } from '@alba/contract/classes';
import { useState } from 'react';

/** Students chosen for something done to several; who left the class is chosen no more. */
export function useChoice(students: readonly ClassStudent[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const chosen = students.filter(({ enrollmentId }) => ids.has(enrollmentId));
  return {
    chosen,
    has: ({ enrollmentId }: ClassStudent) => ids.has(enrollmentId),
    toggle: ({ enrollmentId }: ClassStudent) => {
      const next = new Set(ids);
      if (!next.delete(enrollmentId)) next.add(enrollmentId);
      setIds(next);
    },
    choose: (all: readonly ClassStudent[]) => setIds(new Set(all.map(({ enrollmentId }) => enrollmentId))),
    clear: () => setIds(new Set()),
  };
}
export type Choice = ReturnType<typeof useChoice>;
