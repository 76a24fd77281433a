import type { Tx } from '../../platform/db/index.ts';
import { recordAudit } from '../audit/index.ts';
import { insertDenials, selectOptionalUnit, type Unit, updateDenialsAsLifted } from './denial-repository.ts';
import { NotDone } from './refused.ts';
import type { Institution } from './register-repository.ts';
import { auditIn, type Doing, lockInstitution } from './register-service.ts';

/** `institutionId`: a school, or a district for all its schools. `unit`: the id of a lesson's or a collection's pack, or a lesson's number. */
type Denying = Doing & { institutionId: number; unit: string };
export type DenialChange = { institution: Institution; unit: Unit; lessonIds: number[] };

/**
 * Keeps a lesson, or all lessons of a collection, from a school (D49): from now on they are neither found nor assigned there. What
 * was assigned before goes on, so that no student loses work.
 */
export async function denyUnit(tx: Tx, { reason, ...denying }: Denying & { reason: string }): Promise<DenialChange> {
  const { institution, unit } = await placeAndUnit(tx, denying);
  const { districtId, institutionId: schoolId } = institution;
  const collectionCode = unit.kind === 'collection' ? unit.packId : null;
  const { by, now } = denying;
  const lessonIds = await insertDenials(tx, { districtId, schoolId, lessonIds: unit.lessonIds, collectionCode, reason, deniedBy: by.actorId ?? 0, now });
  if (lessonIds.length === 0) throw new NotDone('denied_already', { unit: unit.packId, institutionId: schoolId });
  return record(tx, denying, { institution, unit, lessonIds }, 'unit.denied');
}

/** Lifts the denial for exactly that school or district; one of the whole district stays for its schools. */
export async function allowUnit(tx: Tx, denying: Denying): Promise<DenialChange> {
  const { institution, unit } = await placeAndUnit(tx, denying);
  const { districtId, institutionId: schoolId } = institution;
  const lessonIds = await updateDenialsAsLifted(tx, { districtId, schoolId, lessonIds: unit.lessonIds, now: denying.now });
  if (lessonIds.length === 0) throw new NotDone('denial_unknown', { unit: unit.packId, institutionId: schoolId });
  return record(tx, denying, { institution, unit, lessonIds }, 'unit.allowed');
}

async function placeAndUnit(tx: Tx, { institutionId, unit: name }: Denying): Promise<{ institution: Institution; unit: Unit }> {
  const institution = await lockInstitution(tx, institutionId);
  const unit = await selectOptionalUnit(tx, { edition: institution.edition, name });
  if (!unit || unit.lessonIds.length === 0) throw new NotDone('unit_unknown', { unit: name, edition: institution.edition });
  return { institution, unit };
}

async function record(tx: Tx, doing: Doing, change: DenialChange, action: string): Promise<DenialChange> {
  const { institution, unit, lessonIds } = change;
  const data = { unit: unit.packId, lessonIds };
  await recordAudit(tx, { ...auditIn(institution, doing), action, objectKind: 'institution', objectId: institution.institutionId, data });
  return change;
}
