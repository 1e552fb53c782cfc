import { Client, type ClientConfig } from 'pg';

/**
 * Runs `work` on a connection of its own, which ends with it. A connection that breaks makes the queries on
 * it fail. One that breaks between them is noticed by the next one.
 */
export async function withConnection<T>(
  config: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(config);
  // PostgreSQL may be killed at any moment, and an error without a listener ends the whole process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
