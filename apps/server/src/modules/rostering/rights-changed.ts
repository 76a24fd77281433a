import type { Granted } from './apply-people-repository.ts';

export type Rights = { gained?: Granted[]; lost?: Granted[] };
export type RightsChanged = { of(personId: number): Rights };

/** Roles that lines really gave and took, by person: the undo takes back these and no others. */
export function rightsChanged({ gained, lost = [] }: { gained: readonly Granted[]; lost?: readonly Granted[] }): RightsChanged {
  const all = { gained: Map.groupBy(gained, ({ personId }) => personId), lost: Map.groupBy(lost, ({ personId }) => personId) };
  return {
    of(personId) {
      const own = { gained: all.gained.get(personId), lost: all.lost.get(personId) };
      return { ...(own.gained && { gained: own.gained }), ...(own.lost && { lost: own.lost }) };
    },
  };
}
