/** Looking after accounts: for the operator's command line and the administrators' area. */
export { type AccountView, selectAccounts } from './account-repository.ts';
export { createAccount, type NewAccount } from './create-service.ts';
export type { AccountRefusal, NamedAccount } from './find-service.ts';
export { givePassword, makePasswordLink, newPassword } from './password-service.ts';
export { takeSecondStepAway } from './second-step-service.ts';
export { activateAccount, deactivateAccount, setStudentAccess, unlockAccount } from './standing-service.ts';
