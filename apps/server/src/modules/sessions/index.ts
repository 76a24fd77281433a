/** The list of one's own sessions. */
export { sessionRoutes } from './routes.ts';
