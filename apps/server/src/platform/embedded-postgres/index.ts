export { startEmbeddedPostgres } from './cluster.ts';
