/** Passages and articles for the printer. */
export { printingRoutes } from './routes.ts';
