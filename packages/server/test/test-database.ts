import { Client } from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../src/db/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database that serves only as the template of others. */
    postgresUrl: string;
    /** Name of the database with the finished schema. */
    templateName: string;
  }
}

/** A database of one test's own. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

let count = 0;

/** Copies the template, schema included: 15 to 30 ms. `isEmpty` leaves the schema out. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  count += 1;
  const name = `daylit_test_${process.pid}_${count}`;
  const postgresUrl = inject('postgresUrl');
  const url = await createDatabase(postgresUrl, name, isEmpty ? undefined : inject('templateName'));
  return { url, drop: () => dropDatabase(postgresUrl, name) };
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

/** Creates a database beside the one at `postgresUrl` and returns its address. */
export async function createDatabase(postgresUrl: string, name: string, template?: string): Promise<string> {
  const copying = template ? ` template ${template} strategy file_copy` : '';
  await run(postgresUrl, `create database ${name}${copying}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database even while somebody is connected to it. */
export function dropDatabase(postgresUrl: string, name: string): Promise<void> {
  return run(postgresUrl, `drop database if exists ${name} with (force)`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
