/** Assigning lessons. Other modules read assignments in queries of their own; nothing else changes them. */
export { assignmentRoutes } from './routes.ts';
