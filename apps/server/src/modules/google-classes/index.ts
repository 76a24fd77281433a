/** Classes of Google Classroom: what the application may use. */
export { googleClassRoutes } from './routes.ts';
export { googleOf } from './services.ts';
