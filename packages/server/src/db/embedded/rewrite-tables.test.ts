import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { rewriteTables } from './rewrite-tables.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await sql`create table large (text text); create table small (text text)`.execute(server.db);
  await sql`insert into large select repeat('a', 100) from generate_series(1, 10000)`.execute(server.db);
  await sql`insert into small values ('a')`.execute(server.db);
});
afterAll(() => server.close());

/** The file of a table, which a rewrite replaces. */
async function fileOf(table: string): Promise<number | undefined> {
  const { rows } = await sql<{ file: number }>`select pg_relation_filenode(${table}) as file`.execute(
    server.db,
  );
  return rows[0]?.file;
}

test.each([
  { size: 'small', other: 'large' },
  { size: 'large', other: 'small' },
] as const)('tables that are $size are rewritten without those that are $other', async ({ size, other }) => {
  const before = { rewritten: await fileOf(size), left: await fileOf(other) };
  await rewriteTables(server.databaseUrl, ['small', 'large'], size, 100_000);
  expect(await fileOf(size)).not.toBe(before.rewritten);
  expect(await fileOf(other)).toBe(before.left);
});
