/** What becomes of the merged account's place in a class. `reopens`: the kept account's ended place goes on, and the merged one's ends. */
export type PlaceAfterMerge = 'moves' | 'ends' | 'reopens' | 'stays';

/** A student's place: whether each account is in the class; undefined where it never was. */
export function placeAfterMerge(kept: { isActive: boolean } | undefined, merged: { isActive: boolean }): PlaceAfterMerge {
  if (!kept) return 'moves';
  if (!merged.isActive) return 'stays';
  return kept.isActive ? 'ends' : 'reopens';
}

const teachingRelations = ['substitute', 'co-teacher', 'owner'] as const;
export type TeachingRelation = (typeof teachingRelations)[number];
/** `rises`: the kept account takes over what the merged one is to the class, and the merged one's part ends. */
export type TeachingAfterMerge = 'moves' | 'ends' | 'rises' | 'stays';

type Teaching = { relation: TeachingRelation; isActive: boolean };

export function teachingAfterMerge(kept: Teaching | undefined, merged: Teaching): TeachingAfterMerge {
  if (!kept) return 'moves';
  if (!merged.isActive) return 'stays';
  const isMore = !kept.isActive || teachingRelations.indexOf(merged.relation) > teachingRelations.indexOf(kept.relation);
  return isMore ? 'rises' : 'ends';
}
