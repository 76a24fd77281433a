import type { Db, Tx } from '../../platform/db/index.ts';
import { Refusal, type Viewer } from '../../platform/http/index.ts';
import { selectAdministered } from './scope-query.ts';

/** What an administrator sees of rosters: the whole district, or their schools alone. */
export type Scope = { districtId: number; isWhole: boolean; schoolIds: readonly number[] };

export async function scopeOf(db: Db | Tx, viewer: Viewer): Promise<Scope> {
  const { districtId, personId } = viewer;
  const institutions = await selectAdministered(db, { districtId, personId });
  const isWhole = institutions.includes(districtId);
  return { districtId, isWhole, schoolIds: isWhole ? [] : institutions };
}

/** Acts are for administrators of the district: rosters reach all its schools. */
export async function requireWhole(db: Db | Tx, viewer: Viewer): Promise<Scope> {
  const scope = await scopeOf(db, viewer);
  if (!scope.isWhole) throw new Refusal('not_allowed');
  return scope;
}
