/** Curriculum frameworks and which lessons align to them: what other modules may ask of it. */
export { type LibraryFramework, realignLessons, selectFrameworkHashes, storeFramework, withdrawOtherFrameworks } from './framework-repository.ts';
export { standardRoutes } from './routes.ts';
