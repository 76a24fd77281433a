import type { QueryOf, ReplyOf } from '@alba/contract/endpoint';
import { loadWorkload } from '@alba/contract/workload';
import { daysBetween } from '@alba/domain/assignments';
import { leastCrowded, mostWorkloadDays, workloadDays } from '@alba/domain/workload';
import type { Db } from '../../platform/db/index.ts';
import { refuse, refuseInput, type Viewer } from '../../platform/http/index.ts';
import { teacherOf } from '../classes/index.ts';
import { selectOwed } from './workload-query.ts';

/** How much the students of these classes have due, day by day; one statement. */
export async function workload(db: Db, call: { viewer: Viewer; now: Date }, query: QueryOf<typeof loadWorkload>): Promise<ReplyOf<typeof loadWorkload>> {
  const { from, to, notBefore = from } = query;
  const apart = daysBetween(from, to);
  if (apart < 0) throw refuseInput({ path: ['to'], rule: 'date' });
  if (apart >= mostWorkloadDays) throw refuse(loadWorkload, 'range_too_long');
  const classIds = [...new Set(query.classIds)];
  const { classCount, studentCount, owed } = await selectOwed(db, teacherOf(call), { classIds, from, to });
  if (classCount < classIds.length) throw refuse(loadWorkload, 'class_not_found');
  const days = workloadDays({ studentCount, from, to, owed });
  return { studentCount, days, leastCrowded: days && leastCrowded(days, notBefore) };
}
