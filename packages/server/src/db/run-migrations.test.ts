import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { type DatabaseConnection, openDatabase } from './database.ts';
import { createIndexConcurrently, type Migration, migratingAlone, runMigrations } from './run-migrations.ts';
import { withConnection } from './with-connection.ts';

let url: string;
const opened: DatabaseConnection[] = [];
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
});

function open(): DatabaseConnection['db'] {
  const connection = openDatabase({ url, isMigrating: true });
  opened.push(connection);
  return connection.db;
}

beforeEach(async () => {
  url = await createTestDatabase({ isEmpty: true });
});

const statement = (text: string): Migration => ({
  up: async (db) => void (await sql.raw(text).execute(db)),
});

test('a migration that fails leaves those before it, and is tried again at the next start', async () => {
  const db = open();
  const broken = { a: statement('create table a ()'), b: statement('create table a ()') };
  await expect(runMigrations(db, broken)).rejects.toThrow('could not be brought up to date');
  await runMigrations(db, { ...broken, b: statement('create table b ()') });
  expect((await sql`select from a, b`.execute(db)).rows).toEqual([]);
});

test('a migration gives way to a transaction that holds its table, and succeeds after it', async () => {
  const db = open();
  await runMigrations(db, { a: statement('create table a ()') });
  const notices: string[] = [];
  const change = { a: statement(''), b: statement('alter table a add column n integer') };
  await withConnection({ connectionString: url }, async (holder) => {
    await holder.query('begin; lock table a in access share mode');
    const migrating = runMigrations(db, change, { pause: 10, notice: (words) => notices.push(words) });
    await vi.waitFor(
      async () => {
        const { rows } = await holder.query('select from pg_locks where not granted');
        expect(rows).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    // A reader that came later waits for this try only, not for the holder.
    await withConnection({ connectionString: url }, async (reader) => {
      await reader.query('set lock_timeout = 10000');
      await reader.query('select from a');
    });
    await holder.query('commit');
    await migrating;
  });
  expect(notices).toEqual(['the migration b waits for a table that is in use']);
  expect((await sql`select n from a`.execute(db)).rows).toEqual([]);
});

test('two servers that migrate at the same moment run each migration once, and both find it done', async () => {
  let runs = 0;
  const notice = vi.fn<(words: string) => void>();
  const slow: Migration = {
    up: async (db) => {
      runs += 1;
      await vi.waitFor(() => expect(notice).toHaveBeenCalled(), { timeout: 20_000, interval: 20 });
      // Longer than a migration waits for a lock.
      await sql`select pg_sleep(1.5)`.execute(db);
      await sql`create table a ()`.execute(db);
    },
  };
  const dbs = [open(), open()];
  await Promise.all(dbs.map((db) => migratingAlone(url, () => runMigrations(db, { slow }), notice)));
  expect(runs).toBe(1);
  expect(notice.mock.calls).toEqual([
    ['another server changes the schema of the database, and this one waits for it'],
  ]);
});

test('an index is made while others write, also after a try that was broken off', async () => {
  const db = open();
  const indexing: Migration = {
    isOutsideTransaction: true,
    up: (outer) => createIndexConcurrently(outer, 'a_n', 'on a (n)'),
  };
  const table = statement('create table a (n integer); insert into a values (1), (1)');
  await runMigrations(db, { a: table });
  // A unique index that cannot be made stays behind as an invalid one.
  await expect(sql`create unique index concurrently a_n on a (n)`.execute(db)).rejects.toThrow(
    'could not create unique index',
  );
  await withConnection({ connectionString: url }, async (writer) => {
    await writer.query('begin; insert into a values (2)');
    const migrating = runMigrations(db, { a: table, indexing });
    await writer.query('insert into a values (3); commit; insert into a values (4)');
    await migrating;
  });
  const { rows } =
    await sql`select indisvalid, indisunique from pg_index where indexrelid = 'a_n'::regclass`.execute(db);
  expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
});

test('an index is made while another server waits for its turn to migrate', async () => {
  const db = open();
  const table = statement('create table a (n integer)');
  await runMigrations(db, { a: table });
  const waits = vi.fn<(words: string) => void>();
  let other: Promise<unknown> | undefined;
  const indexing: Migration = {
    isOutsideTransaction: true,
    async up(outer) {
      other = migratingAlone(url, async () => undefined, waits);
      await vi.waitFor(() => expect(waits).toHaveBeenCalled(), { timeout: 20_000, interval: 20 });
      await createIndexConcurrently(outer, 'a_n', 'on a (n)');
    },
  };
  await migratingAlone(url, () => runMigrations(db, { a: table, indexing }), waits);
  await other;
  expect(
    (await sql`select from pg_index where indexrelid = 'a_n'::regclass and indisvalid`.execute(db)).rows,
  ).toHaveLength(1);
});
