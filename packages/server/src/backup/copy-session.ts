import type { Client } from 'pg';

/** The form of values in `COPY`, whatever a database or a role has set; and no limit on how long it takes. */
const SETTINGS = {
  client_encoding: 'UTF8',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  timezone: 'UTC',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

/** Prepares the open transaction of a connection for reading or writing whole tables. */
export async function prepareForCopy(client: Client): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query(`set local ${name} = ${client.escapeLiteral(value)}`);
}
