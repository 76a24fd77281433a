/** A teacher and the students of their class: who may do what with whose way of signing in. */
export { type Reading, requirePupil, requirePupils, requireTaughtClass } from './access-service.ts';
export type { Pupil, TaughtClass } from './pupil-repository.ts';
export { pupilPasswordRoutes } from './routes.ts';
