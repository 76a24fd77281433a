export { type AccountField, type AccountRule, accountRules, brokenRule } from './account-rules.ts';
export { type CompletableAccount, missingToComplete } from './completeness.ts';
export { type Role, roles } from './roles.ts';
export { foldUsername } from './username.ts';
