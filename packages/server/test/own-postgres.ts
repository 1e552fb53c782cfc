/** The PostgreSQL that the server brings along, for tests that run one beside it. */
export { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';
