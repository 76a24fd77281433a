import type { Tx } from '../../platform/db/index.ts';
import { createSchool, NotDone } from '../institutions/index.ts';
import { insertRef, openSchool, selectOptionalSameSchool, updateRecord, updateSchoolName } from './apply-schools-repository.ts';
import { type Line, selectLines, settle } from './change-repository.ts';
import type { PartOf } from './keeping.ts';

const mostAtOnce = 200;
const roster = { actorRole: 'roster' };

/** Schools are few: one after the other, found again by their name, or made with a school code. */
export async function applySchools(tx: Tx, part: PartOf): Promise<void> {
  for (let after = 0; ; ) {
    const lines = await selectLines(tx, { ...part, kind: 'school-added', state: 'planned', after, limit: mostAtOnce });
    for (const line of lines) await addSchool(tx, part, line);
    if (lines.length < mostAtOnce) break;
    after = lines.at(-1)?.changeId ?? after;
  }
  for (const line of await selectLines(tx, { ...part, kind: 'school-renamed', state: 'planned', after: 0, limit: 10_000 })) await renameSchool(tx, part, line);
}

async function addSchool(tx: Tx, part: PartOf, { changeId, externalId, data }: Line): Promise<void> {
  const { districtId, connectionId, now } = part;
  const record = data.school ?? { id: externalId, name: data.name };
  const same = await selectOptionalSameSchool(tx, { districtId, connectionId, externalId, name: record.name });
  if (same !== undefined) await openSchool(tx, { districtId, schoolId: same });
  const schoolId = same ?? (await makeSchool(tx, { districtId, name: record.name, now }));
  await insertRef(tx, { districtId, connectionId, kind: 'school', externalId, objectId: schoolId, record, madeHere: same === undefined });
  part.schools.set(externalId, schoolId);
  await settle(tx, part, [{ changeId, state: 'applied', objectId: schoolId, ours: { made: same === undefined } }]);
}

/** Two schools of one name stay two: the second says which one it is. */
async function makeSchool(tx: Tx, given: { districtId: number; name: string; now: Date }): Promise<number> {
  for (let number = 1; ; number += 1) {
    try {
      const name = number === 1 ? given.name : `${given.name} (${number})`;
      return (await createSchool(tx, { districtId: given.districtId, name, by: roster, now: given.now })).institutionId;
    } catch (error) {
      if (!(error instanceof NotDone) || error.reason !== 'name_taken' || number === 50) throw error;
    }
  }
}

async function renameSchool(tx: Tx, part: PartOf, { changeId, externalId, data }: Line): Promise<void> {
  const { districtId, connectionId } = part;
  const schoolId = part.schools.get(externalId);
  if (schoolId === undefined) return settle(tx, part, [{ changeId, state: 'failed', reason: 'school_missing' }]);
  const record = data.school ?? { id: externalId, name: data.name };
  const before = await updateSchoolName(tx, { districtId, schoolId, name: record.name });
  await updateRecord(tx, { districtId, connectionId, kind: 'school', externalId, record });
  await settle(tx, part, [{ changeId, state: 'applied', objectId: schoolId, ours: { before } }]);
}
