export { createPerson, type NewPerson } from './create-person.ts';
export { type PasswordProblem, passwordProblem } from './new-password.ts';
export { accountRoutes } from './routes.ts';
