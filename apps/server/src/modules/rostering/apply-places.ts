import type { Tx } from '../../platform/db/index.ts';
import { selectOwnNames } from './apply-classes-repository.ts';
import { addPlaces, changePlaces, endPlaces, selectNextOwners, updateOwners } from './apply-places-repository.ts';
import { classNames } from './class-names.ts';
import type { PartOf } from './keeping.ts';

const batch = 2_000;

/** Places given, changed and ended, then who owns the classes whose teachers are others now. */
export async function applyPlaces(tx: Tx, part: PartOf, between: () => Promise<void>): Promise<void> {
  for (const work of [addPlaces, changePlaces, endPlaces]) {
    while ((await work(tx, part, batch)) === batch) await between();
  }
  await settleOwners(tx, part);
}

export async function settleOwners(tx: Tx, part: PartOf): Promise<void> {
  const next = await selectNextOwners(tx, part);
  if (next.length === 0) return;
  const names = classNames(await selectOwnNames(tx, { districtId: part.districtId, owners: next.map(({ nextId }) => nextId) }));
  const owners = next.map(({ classId, nextId, name }) => ({ classId, ownerId: nextId, ...names.give({ ownerId: nextId, name }) }));
  await updateOwners(tx, part, owners);
}
