export { classCodeAlphabet, classCodeLength, formatClassCode, normalizeClassCode } from './class-code.ts';
export { type ClassAvatar, classAvatars, foldName } from './class-name.ts';
export { decideJoin, type FoundClass, isClassFull, type Joiner, type JoinRefusal } from './join.ts';
