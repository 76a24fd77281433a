export { outcomeOf, partsOf } from './outcome.ts';
export type { ResultItems } from './result-repository.ts';
export { attemptRoutes } from './routes.ts';
export { responsesOf, reviewedAnswers } from './submit-service.ts';
