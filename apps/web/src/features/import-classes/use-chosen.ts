import type { GoogleCourse } from '@alba/contract/google-classes';
import { useState } from 'react';

/** As many as one import takes. */
export const mostChosen = 20;

/** Which of the courses that can be imported are chosen, in the order of the list. */
export function useChosen(courses: readonly GoogleCourse[] = []) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = courses.filter(({ courseId, state }) => state === 'available' && ids.has(courseId)).map(({ courseId }) => courseId);
  const choose = (courseId: string, isChosen: boolean) =>
    setIds((now) => {
      const next = new Set(now);
      if (isChosen) next.add(courseId);
      else next.delete(courseId);
      return next;
    });
  return { chosen, choose };
}
