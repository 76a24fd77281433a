/** Where class lists come from. */
export const rosterSources = ['GOOGLE', 'ONE_ROSTER', 'CLEVER'] as const;
export type RosterSource = (typeof rosterSources)[number];

export const rosterRoles = ['student', 'teacher', 'school-admin', 'district-admin'] as const;
export type RosterRole = (typeof rosterRoles)[number];

/** What a run of a roster can do, in the order in which a difference is read. */
export const rosterChangeKinds = [
  'school-added',
  'school-renamed',
  'person-added',
  'person-changed',
  'person-returned',
  'person-ended',
  'class-added',
  'class-changed',
  'class-returned',
  'class-ended',
  'enrollment-added',
  'enrollment-changed',
  'enrollment-ended',
] as const;
export type RosterChangeKind = (typeof rosterChangeKinds)[number];
