import type { RosterFeed } from '@alba/roster/model/index';
import type { HeldRoster } from '@alba/roster/plan/index';

/**
 * A class that somebody removed here stays removed, whatever its source says: it and its places are left out on both sides, so that nothing of
 * them is added, changed or ended. An undo of the removal brings it back into the comparison.
 */
export function withoutRemoved({ held, feed }: { held: HeldRoster; feed: RosterFeed }, removed: ReadonlySet<string>): { held: HeldRoster; feed: RosterFeed } {
  if (removed.size === 0) return { held, feed };
  const isHere = ({ classId }: { classId: string }) => !removed.has(classId);
  const named = feed.classes.filter(({ id }) => removed.has(id));
  return {
    held: {
      ...held,
      classes: new Map([...held.classes].filter(([id]) => !removed.has(id))),
      enrollments: new Map([...held.enrollments].filter(([, place]) => isHere(place))),
    },
    feed: {
      ...feed,
      classes: feed.classes.filter(({ id }) => !removed.has(id)),
      enrollments: feed.enrollments.filter(isHere),
      skipped: [...feed.skipped, ...named.map(({ id }) => ({ kind: 'class' as const, id, reason: 'class-removed-here' as const }))],
    },
  };
}
