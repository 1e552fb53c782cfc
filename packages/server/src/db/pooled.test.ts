import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './in-transaction.ts';

const { db, pool, close } = openDatabase({ url: await createTestDatabase(), isPooled: true });
afterAll(close);

const LIMITS = sql<{ statement: string; pause: string }>`
  select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as pause`;

test('time limits hold in a transaction, and none is left on the connection', async () => {
  const { rows } = await inTransaction(db, (transaction) => LIMITS.execute(transaction));
  expect(rows).toEqual([{ statement: '10s', pause: '10s' }]);
  expect((await LIMITS.execute(db)).rows).toEqual([{ statement: '0', pause: '0' }]);
});

test('a transaction that throws is rolled back', async () => {
  const failing = inTransaction(db, async (transaction) => {
    await sql`create table left_over ()`.execute(transaction);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await sql`select to_regclass('left_over') as found`.execute(db)).rows).toEqual([{ found: null }]);
});

test('a named statement is sent without its name, by way of a client too', async () => {
  const named = { name: 'a-name', text: 'select $1::int as n', values: [7] };
  const client = await pool.connect();
  try {
    expect((await client.query(named)).rows).toEqual([{ n: 7 }]);
    expect((await client.query('select from pg_prepared_statements')).rowCount).toBe(0);
  } finally {
    client.release();
  }
  expect((await pool.query(named)).rows).toEqual([{ n: 7 }]);
});
