/** The optional second step of signing in: what the application and the operator's commands may use. */
export { removeSecondStep } from './remove-service.ts';
export { secondStepRoutes } from './routes.ts';
