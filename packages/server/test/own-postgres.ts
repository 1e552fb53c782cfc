/** The server's bundled PostgreSQL, for tests that run another one. */
export { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
