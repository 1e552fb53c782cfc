/** One connection to any database, for several statements that belong together. */
export { withConnection } from '../src/db/with-connection.ts';
