import { limits } from '@alba/domain/limits';
import { z } from 'zod';
import { endpoint, idList } from './endpoint.ts';

const day = z.strictObject({
  date: z.iso.date(),
  /** Minutes a student of the group owes on this day on average, over all classes, whoever teaches them, rounded; what is turned in does not count. */
  averageMinutes: z.int(),
  isWeekend: z.boolean(),
});
export type WorkloadDay = z.infer<typeof day>;

/**
 * How much the students of these classes already have due, day by day. Counts only: no name, no lesson, no class. A group of
 * fewer than five students is hidden, so that nobody's work in another class can be told from it; and where fewer than five of a group
 * are in classes that the teacher does not teach, what these have due is left out.
 */
export const loadWorkload = endpoint({
  name: 'loadWorkload',
  method: 'GET',
  path: '/v1/workload',
  query: z.strictObject({
    classIds: idList(limits.classesPerAssign),
    from: z.iso.date(),
    /** Not before `from`, and at most six weeks with it. */
    to: z.iso.date(),
    /** The least crowded day is looked for from this day on; from `from` on without it. */
    notBefore: z.iso.date().optional(),
  }),
  reply: z.strictObject({
    /** Every day of the range; absent when the group is too small to be shown. */
    days: z.array(day).optional(),
    /** The school day with the fewest minutes, the earliest of equals. */
    leastCrowded: z.iso.date().optional(),
    studentCount: z.int(),
  }),
  refusals: ['class_not_found', 'range_too_long'],
});
