/** Signing in and sessions: what the application and other modules may use. */
export { limitGuesses } from './code-guesses.ts';
export { forgetFailedSignIns, pausedSignIns } from './paused-sign-ins.ts';
export { authRoutes } from './routes.ts';
export { sessionChecker } from './session-check.ts';
export { purgeAuth } from './upkeep-service.ts';
