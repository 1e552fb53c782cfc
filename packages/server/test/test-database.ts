import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../src/db/database.ts';
import { query } from './query.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database that serves only as the template of others. */
    postgresUrl: string;
    /** Name of the database with the finished schema. */
    templateName: string;
  }
}

/**
 * Creates a database of one test's own and returns its address. Copies the template, schema included: 15 to
 * 30 ms. `isEmpty` leaves the schema out. It stays until the end of the run: ext4 makes new files slowly
 * where others have just been removed, so dropping each one cost 200 ms more.
 */
export function createTestDatabase({ isEmpty = false } = {}): Promise<string> {
  const template = inject('templateName');
  const name = `${template}_${process.pid}_${randomBytes(6).toString('hex')}`;
  return createDatabase(inject('postgresUrl'), name, isEmpty ? undefined : template);
}

/**
 * Opens a database like one more server, for hundreds of simultaneous calls. They wait for a connection as
 * long as needed: a server's limit of some seconds would only measure how busy the machine is.
 */
export function openPatiently(url: string): DatabaseConnection {
  const connection = openDatabase({ url });
  connection.pool.options.connectionTimeoutMillis = 0;
  return connection;
}

/** Creates a database on the server of `postgresUrl` and returns its address. */
export async function createDatabase(postgresUrl: string, name: string, template?: string): Promise<string> {
  const copying = template ? ` template ${template} strategy file_copy` : '';
  await query(postgresUrl, `create database ${name}${copying}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes databases by the beginning of their names, even while somebody is connected to them. */
export async function dropDatabases(postgresUrl: string, prefix: string): Promise<void> {
  const rows = await query(postgresUrl, `select datname from pg_database where datname ^@ '${prefix}'`);
  for (const { datname } of rows) await query(postgresUrl, `drop database ${String(datname)} with (force)`);
}
