export { type EmbeddedPostgres, startEmbeddedPostgres } from './cluster.ts';
