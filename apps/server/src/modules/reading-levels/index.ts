/** Reading levels that teachers set for the students of their classes. */

export { readingLevelRoutes } from './routes.ts';
