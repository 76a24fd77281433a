import type { Tx } from '../../platform/db/index.ts';
import { type Acting, auditOf, recordAudit } from '../audit/index.ts';
import { insertCoTeachRequest } from './co-teach-repository.ts';
import { teacherOf } from './teaching-query.ts';

/**
 * Asks the owner of a class to teach it with them (D33); asked twice, it waits once. False where the asker's network has no such class, or they
 * teach it already.
 */
export async function askToCoTeach(tx: Tx, acting: Acting, classId: number): Promise<boolean> {
  const asked = await insertCoTeachRequest(tx, teacherOf(acting), { classId, networkId: acting.viewer.networkId });
  if (!asked) return false;
  await recordAudit(tx, { ...auditOf(acting), action: 'class.co-teaching-asked', objectKind: 'class', objectId: classId, schoolId: asked.schoolId });
  return true;
}
