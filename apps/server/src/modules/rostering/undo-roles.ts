import type { Tx } from '../../platform/db/index.ts';
import { insertGrants } from './apply-people-repository.ts';
import { deleteGrants } from './change-people-repository.ts';
import type { UndoPart } from './keeping.ts';
import { selectReversedRights } from './undo-roles-repository.ts';

const batch = 1_000;

/** Nobody keeps a role that a run gave them by mistake, or stays without one that it took. */
export async function undoRoles(tx: Tx, part: UndoPart): Promise<void> {
  for (let after = 0; ; ) {
    const lines = await selectReversedRights(tx, part, { after, limit: batch });
    const lost = lines.flatMap(({ rights }) => rights.lost ?? []);
    const gained = lines.flatMap(({ rights }) => rights.gained ?? []);
    if (lost.length > 0) await insertGrants(tx, part, lost);
    if (gained.length > 0) await deleteGrants(tx, part, gained);
    if (lines.length < batch) return;
    after = lines.at(-1)?.changeId ?? after;
  }
}
