import { type resetClassCode, setClassCode as setEndpoint } from '@alba/contract/class-life';
import type { ClassSummary } from '@alba/contract/classes';
import type { BodyOf, ParamsOf } from '@alba/contract/endpoint';
import type { Tx } from '../../platform/db/index.ts';
import { refuse } from '../../platform/http/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { retireClassCode, updateClass } from './class-repository.ts';
import { requireTaught, selectSummary } from './class-service.ts';
import { giveCode } from './give-code.ts';

/** A new code, which works at once; the old one leads nowhere (D66). */
export async function resetCode(tx: Tx, acting: Acting, { classId }: ParamsOf<typeof resetClassCode>): Promise<ClassSummary> {
  const found = await requireTaught(tx, acting, classId, refuse(setEndpoint, 'class_not_found'));
  const { districtId } = acting.viewer;
  await retireClassCode(tx, { districtId, classId, now: acting.now });
  await giveCode(tx, { districtId, classId, now: acting.now });
  await updateClass(tx, { districtId, classId, change: { code_disabled: false } });
  await recordAudit(tx, { ...auditOf(acting), action: 'class.code-reset', objectKind: 'class', objectId: classId, schoolId: found.schoolId });
  return selectSummary(tx, acting, classId);
}

/** Off: nobody joins by the code. On: the same code again. */
export async function setCode(
  tx: Tx,
  acting: Acting,
  { classId, isDisabled }: ParamsOf<typeof setEndpoint> & BodyOf<typeof setEndpoint>,
): Promise<ClassSummary> {
  const found = await requireTaught(tx, acting, classId, refuse(setEndpoint, 'class_not_found'));
  await updateClass(tx, { districtId: acting.viewer.districtId, classId, change: { code_disabled: isDisabled } });
  const action = isDisabled ? 'class.code-disabled' : 'class.code-enabled';
  await recordAudit(tx, { ...auditOf(acting), action, objectKind: 'class', objectId: classId, schoolId: found.schoolId });
  return selectSummary(tx, acting, classId);
}
