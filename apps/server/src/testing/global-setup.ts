/** One database server for the whole run; tests clone their own databases from its template. */
export { setup } from '../platform/embedded-postgres/test-cluster.ts';
