import type { Tx } from '../../platform/db/index.ts';
import { addClasses, changeClasses, endAllClasses } from './apply-classes.ts';
import { addPeople } from './apply-people.ts';
import { applyPlaces } from './apply-places.ts';
import { applySchools } from './apply-schools.ts';
import { changePeople, endAllPeople } from './change-people.ts';
import type { PartOf } from './keeping.ts';

/** Applies every planned line of one part, in the order in which they need one another. `between` lets others work, or stops. */
export async function applyPart(tx: Tx, part: PartOf, between: () => Promise<void> = async () => {}): Promise<void> {
  await applySchools(tx, part);
  await addPeople(tx, part, between);
  await changePeople(tx, part, between);
  await addClasses(tx, part, between);
  await changeClasses(tx, part, between);
  await applyPlaces(tx, part, between);
  await endAllClasses(tx, part, between);
  await endAllPeople(tx, part, between);
}
