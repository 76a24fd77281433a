import { undoAssign } from '@alba/contract/assigning';
import type { ReplyOf } from '@alba/contract/endpoint';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import type { Acting } from '../audit/index.ts';
import { teacherOf } from '../classes/index.ts';
import { lockStanding } from './change-repository.ts';
import { kept, store } from './change-service.ts';
import { selectBegun } from './undo-assign-repository.ts';

/** Takes assignments back, all or none: none once a student has begun one of them. Those taken back before are left as they are. */
export async function takeBack(tx: Tx, call: Acting, ids: readonly number[]): Promise<ReplyOf<typeof undoAssign>> {
  const wanted = new Set(ids);
  const found = await lockStanding(tx, teacherOf(call), [...wanted]);
  if (found.length < wanted.size) throw refuse(undoAssign, 'assignment_not_found');
  const standing = found.filter(({ removedAt }) => removedAt === null);
  const begun = await selectBegun(tx, { districtId: call.viewer.districtId, assignmentIds: standing.map(({ assignmentId }) => assignmentId) });
  if (begun.length > 0) throw refuse(undoAssign, 'students_have_begun', { assignmentIds: begun });
  await store(
    tx,
    call,
    standing.map((assignment) => ({ ...kept(assignment), removedAt: call.now, events: [{ kind: 'removed', data: {} }] })),
  );
  return { removed: standing.length };
}
