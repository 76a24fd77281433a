import type { ReplyOf } from '@alba/contract/endpoint';
import { undoMerge as undoEndpoint } from '@alba/contract/merging';
import { isUndoOver } from '@alba/domain/limits';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { requireDistrictAdmin } from './find-service.ts';
import { lockMerge, markUndone } from './merge-repository.ts';
import { actOf, historyOf, lockBoth } from './merge-service.ts';
import { changeRows, insertHistory } from './rows-repository.ts';

/** Both accounts are as they were; what somebody changed since stays with the kept one. Sessions that ended do not come back. */
export async function undoMerge(tx: Tx, acting: Acting, mergeId: number): Promise<ReplyOf<typeof undoEndpoint>> {
  const { viewer, now } = acting;
  const { districtId } = viewer;
  await requireDistrictAdmin(tx, viewer);
  const merge = await lockMerge(tx, { districtId, mergeId });
  if (!merge || merge.undoneAt) throw refuse(undoEndpoint, 'merge_not_found');
  if (isUndoOver(merge.mergedAt, now)) throw refuse(undoEndpoint, 'undo_expired');
  if (!merge.isLatest) throw refuse(undoEndpoint, 'merge_not_latest');
  const pair = { districtId, keptId: merge.keptId, mergedId: merge.mergedId };
  await lockBoth(tx, pair);
  // an attempt that was not turned in has no results to give back
  const counted = merge.moved.filter(({ table }) => table !== 'attempt_result');
  const results = merge.moved.filter(({ table }) => table === 'attempt_result');
  const given = await changeRows(tx, pair, counted, { isUndo: true });
  await changeRows(tx, pair, results, { isUndo: true });
  await insertHistory(tx, pair, { ...historyOf(merge.moved), ...actOf(acting), isUndo: true });
  await markUndone(tx, { districtId, mergeId, now });
  const stayed = counted.length - given;
  const data = { mergeId, keptId: pair.keptId, stayed };
  await recordAudit(tx, { ...auditOf(acting), action: 'person.merge-undone', objectKind: 'person', objectId: pair.mergedId, data });
  return { stayed };
}
