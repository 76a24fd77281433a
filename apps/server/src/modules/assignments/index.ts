/** Assigning lessons. Other modules read assignments in queries of their own; nothing else changes them. */
export { eraseAssignments } from './erase-repository.ts';
export { assignmentRoutes } from './routes.ts';
