import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { query } from '../../test/query.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';

// This server is the older one: the migrations of a newer one are added to the table by hand.
let server: TestServer;
const started: TestServer[] = [];
afterAll(async () => {
  for (const each of started.toReversed()) await each.close();
});

beforeEach(async () => {
  server = await startTestServer();
  started.push(server);
  await sql`insert into kysely_migration (name, timestamp) values ('9000_newer', now())`.execute(server.db);
});

const newerRelease = (oldestNeighbour: string) =>
  query(
    server.databaseUrl,
    `update schema_release set version = '7.2.0', oldest_neighbour = '${oldestNeighbour}'`,
  );

test('a server serves on the schema of a newer release that allows it, and changes nothing there', async () => {
  await newerRelease('0070_schema_release');
  const older = await startTestServer({ beside: server });
  started.push(older);
  const noor = await older.member();
  expect((await noor.get('/api/me')).status).toBe(200);
  expect(await query(server.databaseUrl, 'select version from schema_release')).toEqual([
    { version: '7.2.0' },
  ]);
});

test('a server that is too old for the database does not start, and names the version that can', async () => {
  await newerRelease('9000_newer');
  await expect(startTestServer({ beside: server })).rejects.toThrow(
    'This server is older than the database of DATABASE_URL, or of DATA_DIR without it, in which a newer version ' +
      'made 9000_newer: use version 7.2.0 or newer',
  );
});
