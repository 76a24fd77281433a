import type { BodyOf, ReplyOf } from '@alba/contract/endpoint';
import { type listMerges as listEndpoint, mergePeople as mergeEndpoint, type previewMerge as previewEndpoint } from '@alba/contract/merging';
import { limits, undoEnds } from '@alba/domain/limits';
import { mayBeOnePerson } from '@alba/domain/merging';
import { displayName } from '@alba/domain/people';
import type { Db, Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit, schoolYearNow } from '../audit/index.ts';
import { lockAccount, revokeFamiliesOf } from '../auth/index.ts';
import { endLinksOf } from '../links/index.ts';
import { requireDistrictAdmin, viewOf } from './find-service.ts';
import { endTokens, insertMerge, selectAssignmentTitles, selectMerges } from './merge-repository.ts';
import { type PersonRow, selectPeopleById } from './people-repository.ts';
import { type Plan, planMerge } from './plan.ts';
import { type Change, changeRows, insertHistory, type Pair, selectRows } from './rows-repository.ts';

type Asked = BodyOf<typeof mergeEndpoint>;

/** The two, or why they are not one person. */
async function requirePair(db: Db | Tx, { viewer }: Acting, { keptId, mergedId }: Asked): Promise<{ pair: Pair; kept: PersonRow; merged: PersonRow }> {
  await requireDistrictAdmin(db, viewer);
  if (keptId === mergedId) throw refuse(mergeEndpoint, 'merge_same_person');
  if (mergedId === viewer.personId) throw refuse(mergeEndpoint, 'merge_own_account');
  const pair = { districtId: viewer.districtId, keptId, mergedId };
  const people = await selectPeopleById(db, { districtId: pair.districtId, ids: [keptId, mergedId] });
  const kept = people.find(({ individualId }) => individualId === keptId);
  const merged = people.find(({ individualId }) => individualId === mergedId);
  if (!kept?.isActive || !merged) throw refuse(mergeEndpoint, 'person_not_found');
  if (!mayBeOnePerson(rolesOf(kept), rolesOf(merged))) throw refuse(mergeEndpoint, 'merge_roles_differ');
  return { pair, kept, merged };
}

/** An account without any grant is what it was last. */
const rolesOf = ({ roles, role }: PersonRow) => (roles.length > 0 ? roles : [role]);

const plan = async (db: Db | Tx, acting: Acting, pair: Pair): Promise<Plan> =>
  planMerge({ ...pair, rows: await selectRows(db, pair), actorId: acting.viewer.personId, now: acting.now });

export async function previewMerge(db: Db, acting: Acting, asked: Asked): Promise<ReplyOf<typeof previewEndpoint>> {
  const { pair, kept, merged } = await requirePair(db, acting, asked);
  const { moves, identitiesThatEnd, bothWorkedOn } = await plan(db, acting, pair);
  const titles = await selectAssignmentTitles(db, { districtId: pair.districtId, ids: bothWorkedOn });
  return { kept: viewOf(kept), merged: viewOf(merged), moves, identitiesThatEnd, bothWorkedOn: titles };
}

/** The merged account's classes, work and ways to sign in become the kept one's; it goes out of use, and its sessions end at once. */
export async function mergePeople(tx: Tx, acting: Acting, asked: Asked): Promise<ReplyOf<typeof mergeEndpoint>> {
  const { pair } = await requirePair(tx, acting, asked);
  await lockBoth(tx, pair);
  const { changes, moves } = await plan(tx, acting, pair);
  await changeRows(tx, pair, changes);
  await insertHistory(tx, pair, { ...historyOf(changes), ...actOf(acting), isUndo: false });
  await endSessions(tx, acting, pair);
  const mergeId = await insertMerge(tx, pair, { changes, mergedBy: acting.viewer.personId, now: acting.now });
  const data = { mergeId, keptId: pair.keptId, ...moves };
  await recordAudit(tx, { ...auditOf(acting), action: 'person.merged', objectKind: 'person', objectId: pair.mergedId, data });
  return { mergeId };
}

/** Both accounts, always in the same order, so that two merges never wait for each other. */
export async function lockBoth(tx: Tx, { districtId, keptId, mergedId }: Pair): Promise<void> {
  await lockAccount(tx, { districtId, personId: Math.min(keptId, mergedId) });
  await lockAccount(tx, { districtId, personId: Math.max(keptId, mergedId) });
}

async function endSessions(tx: Tx, { now }: Acting, { districtId, mergedId: personId }: Pair): Promise<void> {
  await endTokens(tx, { districtId, personId });
  await revokeFamiliesOf(tx, { districtId, personId, now });
  await endLinksOf(tx, { districtId, personId, purposes: ['password', 'email', 'invitation'], now });
}

export const actOf = (acting: Acting) => ({ actorId: acting.viewer.personId, now: acting.now, schoolYear: schoolYearNow(acting) });

/** What the history of an attempt or a place has to tell: it was put away, ended or goes on. */
export function historyOf(changes: readonly Change[]): { attempts: number[]; enrollments: number[] } {
  const ids = (table: string, column: string, key: string) =>
    changes.flatMap((change) => (change.table === table && column in change.after ? [Number(change.key[key])] : []));
  return { attempts: ids('attempt', 'archived_at', 'attempt_id'), enrollments: ids('enrollment', 'removed_at', 'enrollment_id') };
}

export async function listMerges(db: Db, { viewer, now }: Acting): Promise<ReplyOf<typeof listEndpoint>> {
  await requireDistrictAdmin(db, viewer);
  const merges = await selectMerges(db, { districtId: viewer.districtId, since: undoEnds(now) });
  return {
    merges: merges.map(({ mergeId, mergedAt, isUndone, keptUsername, mergedUsername, ...names }) => ({
      mergeId,
      keptName: displayName({ firstName: names.keptFirstName, lastName: names.keptLastName }),
      keptUsername,
      mergedName: displayName({ firstName: names.mergedFirstName, lastName: names.mergedLastName }),
      mergedUsername,
      mergedAt: mergedAt.toISOString(),
      undoUntil: new Date(mergedAt.getTime() + limits.undoDays * 86_400_000).toISOString(),
      isUndone,
    })),
  };
}
