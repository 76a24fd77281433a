export { classCodeAlphabet, classCodeLength, formatClassCode, normalizeClassCode } from './class-code.ts';
export { type ClassAvatar, classAvatars, foldName } from './class-name.ts';
export { decideJoin, type FoundClass, isClassFull, type Joiner, type JoinRefusal } from './join.ts';
export { lateJoining, wasOverBefore } from './late-joining.ts';
export { type TeachingRelation, teachingRelations } from './teaching.ts';
