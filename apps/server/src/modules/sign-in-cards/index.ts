/** Signing in of young students: cards, pictures and the screen of a class. */
export { signInCardRoutes } from './routes.ts';
