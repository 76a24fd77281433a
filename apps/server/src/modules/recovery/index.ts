/** Getting back in: what the application may use. */
export { composeRecovery, recoveryMail } from './recovery-letter.ts';
export { recoveryRoutes } from './routes.ts';
