/** Signing in and sessions: what the application and other modules may use. */
export { type Account, lockAccount } from './account-repository.ts';
export { takeFromBudget } from './budget.ts';
export { limitGuesses, limitSharedGuesses } from './code-guesses.ts';
export { addToWindow } from './guess-repository.ts';
export { forgetFailedSignIns, forgetTries, pausedSignIns, pausedSubjects } from './paused-sign-ins.ts';
export { isSignedInRecently } from './recent-sign-in.ts';
export { renewAfter } from './renew-service.ts';
export { type NewPasswordOf, replacePassword } from './replace-password.ts';
export { authRoutes } from './routes.ts';
export { deleteTicket, deleteTicketsOf, openTicket } from './second-step-ticket.ts';
export type { AuthServices } from './services.ts';
export { sessionChecker } from './session-check.ts';
export { type AuthCall, auditOfAccount } from './session-service.ts';
export { type GuessedAt, networkOf, type TakenTry, takeSignInTry } from './sign-in-guesses.ts';
export { enterAccount, type ProvenSignIn, roleToEnter, signInAccount } from './sign-in-service.ts';
export { revokeFamiliesOf, revokeFamily } from './token-repository.ts';
export { purgeAuth } from './upkeep-service.ts';
export { type Device, limitCodeGuesses, limitDeviceGuesses, type Visitor } from './visitor-guesses.ts';
