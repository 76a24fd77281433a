import { localDateOf, schoolYearOf } from '@alba/domain/assignments';
import { classCodeAlphabet, classCodeLength, formatClassCode } from '@alba/domain/classes';
import type { EditionId } from '@alba/domain/editions';
import type { Db, Tx } from '../../platform/db/index.ts';
import { randomLetters } from '../../platform/random/index.ts';
import { type Actor, type AuditEntry, recordAudit } from '../audit/index.ts';
import { zoneOf } from './institution-repository.ts';
import { NotDone } from './refused.ts';
import {
  type Institution,
  insertDistrict,
  insertSchool,
  isNameTaken,
  lockOptionalInstitution,
  selectOptionalInstitution,
  updateSchoolCode,
} from './register-repository.ts';

/** Who does something, and when. */
export type Doing = { by: Actor; now: Date };

/** What an audit entry about an institution, or about something in it, begins with. */
export function auditIn({ districtId, institutionId, kind, edition, timeZone }: Institution, { by, now }: Doing): Omit<AuditEntry, 'action' | 'objectKind'> {
  const schoolYear = schoolYearOf(localDateOf(now, zoneOf({ timeZone, edition })), edition);
  return { districtId, schoolYear, at: now, ...by, schoolId: kind === 'school' ? institutionId : undefined };
}

/** The institution with this id, or a NotDone. */
export async function institutionOf(db: Db | Tx, institutionId: number): Promise<Institution> {
  const found = await selectOptionalInstitution(db, institutionId);
  if (!found) throw new NotDone('institution_unknown', { institutionId });
  return found;
}

export async function lockInstitution(tx: Tx, institutionId: number): Promise<Institution> {
  const found = await lockOptionalInstitution(tx, institutionId);
  if (!found) throw new NotDone('institution_unknown', { institutionId });
  return found;
}

export async function districtOf(db: Db | Tx, institutionId: number): Promise<Institution> {
  const found = await institutionOf(db, institutionId);
  if (found.kind !== 'district') throw new NotDone('not_a_district', { institutionId, districtId: found.districtId });
  return found;
}

export async function createDistrict(
  tx: Tx,
  { name, edition, timeZone, ...doing }: Doing & { name: string; edition: EditionId; timeZone?: string },
): Promise<Institution> {
  if (await isNameTaken(tx, { kind: 'district', edition, name })) throw new NotDone('name_taken', { name });
  const { institutionId } = await insertDistrict(tx, { name, edition, timeZone, now: doing.now });
  return recordCreated(tx, institutionId, doing);
}

/** A school of a district, in its edition, its network and, where no other is named, its time zone; with a school code. */
export async function createSchool(
  tx: Tx,
  { districtId, name, timeZone, ...doing }: Doing & { districtId: number; name: string; timeZone?: string },
): Promise<Institution> {
  const district = await lockInstitution(tx, districtId);
  if (district.kind !== 'district') throw new NotDone('not_a_district', { institutionId: districtId, districtId: district.districtId });
  const { edition, networkId, isDemonstration } = district;
  if (await isNameTaken(tx, { kind: 'school', edition, districtId, name })) throw new NotDone('name_taken', { name });
  const school = { districtId, name, edition, networkId, isDemonstration, timeZone: timeZone ?? district.timeZone ?? undefined, now: doing.now };
  const { institutionId } = await withFreeCode((schoolCode) => insertSchool(tx, { ...school, schoolCode }));
  return recordCreated(tx, institutionId, doing);
}

async function recordCreated(tx: Tx, institutionId: number, doing: Doing): Promise<Institution> {
  const created = await institutionOf(tx, institutionId);
  const { kind, edition } = created;
  await recordAudit(tx, {
    ...auditIn(created, doing),
    action: 'institution.created',
    objectKind: 'institution',
    objectId: institutionId,
    data: { kind, edition },
  });
  return created;
}

/** Gives a school another code. The one before stops working at once; accounts that were made with it stay. */
export async function resetSchoolCode(tx: Tx, { schoolId, ...doing }: Doing & { schoolId: number }): Promise<Institution> {
  const school = await lockInstitution(tx, schoolId);
  if (school.kind !== 'school') throw new NotDone('not_a_school', { institutionId: schoolId });
  await withFreeCode(async (code) => ((await updateSchoolCode(tx, { ...school, code })) ? true : undefined));
  await recordAudit(tx, { ...auditIn(school, doing), action: 'institution.code-reset', objectKind: 'institution', objectId: schoolId });
  return institutionOf(tx, schoolId);
}

const codeTries = 20;

/** Codes have the form of class codes (D66). Now and then one is taken, and the next is tried. */
async function withFreeCode<T>(use: (code: string) => Promise<T | undefined>): Promise<T> {
  for (let tried = 0; tried < codeTries; tried += 1) {
    const used = await use(formatClassCode(randomLetters(classCodeAlphabet, classCodeLength)));
    if (used !== undefined) return used;
  }
  throw new Error('no free school code was found');
}
