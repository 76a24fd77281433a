/** Collections of the library: what other modules may ask of them. */
export { collectionRoutes } from './routes.ts';
export { openCollection } from './service.ts';
