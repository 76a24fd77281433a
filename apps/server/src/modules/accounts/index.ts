export { createPerson, type NewPerson } from './create-person.ts';
export { accountLetters } from './letters.ts';
export { type NewPassword, type PasswordProblem, passwordIssue, passwordProblem } from './new-password.ts';
export { tellOwner } from './notices.ts';
export { forgetPendingEmails } from './pending-emails.ts';
export { accountRoutes } from './routes.ts';
export { tellPasswordChanged } from './tell.ts';
