import type { ClientConfig } from 'pg';
import { withConnection } from '../src/db/with-connection.ts';

/** The rows of one statement on a connection of its own, to an address or to what `pg` takes for one. */
export async function query(
  database: string | ClientConfig,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const config = typeof database === 'string' ? { connectionString: database } : database;
  return (await withConnection(config, (client) => client.query(statement))).rows;
}
