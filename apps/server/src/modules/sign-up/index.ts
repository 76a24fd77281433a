/** Sign-up and what an account still lacks. */
export { signUpRoutes } from './routes.ts';
