/** What students already have due, when a teacher chooses a date. */
export { workloadRoutes } from './routes.ts';
