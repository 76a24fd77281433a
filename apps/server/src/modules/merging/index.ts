/** Two accounts that are one person become one; and the undo. */
export { forgetMoved } from './merge-repository.ts';
export { mergingRoutes } from './routes.ts';
