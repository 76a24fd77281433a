import { foldName } from '@alba/domain/classes';

/** Names of classes, each different from the others of its owner: the second "Science 6" is "Science 6 (2)". Whole, however long. */
export function classNames(stored: readonly { ownerId: number; classId: number; folded: string }[]) {
  const taken = new Map<string, number>(stored.map(({ ownerId, folded, classId }) => [`${ownerId}:${folded}`, classId]));
  return {
    /** `classId` is that of a class which is here already: it may keep what it has. */
    give({ ownerId, name, classId = 0 }: { ownerId: number; name: string; classId?: number }): { name: string; folded: string } {
      for (let number = 1; ; number += 1) {
        const called = number === 1 ? name : `${name} (${number})`;
        const folded = foldName(called);
        const key = `${ownerId}:${folded}`;
        const holder = taken.get(key);
        if (holder !== undefined && (holder !== classId || classId === 0)) continue;
        taken.set(key, classId === 0 ? -1 : classId);
        return { name: called, folded };
      }
    },
  };
}
