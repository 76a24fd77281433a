export const teachingRelations = ['owner', 'co-teacher', 'substitute'] as const;
export type TeachingRelation = (typeof teachingRelations)[number];
