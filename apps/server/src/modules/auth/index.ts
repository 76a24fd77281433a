/** Signing in and sessions: what the application and other modules may use. */
export { type Account, lockAccount } from './account-repository.ts';
export { limitGuesses } from './code-guesses.ts';
export { forgetFailedSignIns, pausedSignIns } from './paused-sign-ins.ts';
export { authRoutes } from './routes.ts';
export type { AuthServices } from './services.ts';
export { sessionChecker } from './session-check.ts';
export { type AuthCall, auditOfAccount } from './session-service.ts';
export { type ProvenSignIn, type SignInMeans, signInAccount } from './sign-in-service.ts';
export { purgeAuth } from './upkeep-service.ts';
