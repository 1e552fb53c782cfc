import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { problemsOf } from '../../test/migration-rules.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { openKeyring } from '../keyring.ts';
import { type Database, openDatabase } from './database.ts';
import { migrateToLatest, migrationNames } from './migrate.ts';

/** The last migration from before these rules. */
const LAST_EXEMPT = '0065_model_requests';

test('no migration locks a table that is in use for as long as it takes to read it', async () => {
  const { pool, close } = openDatabase({ url: await createTestDatabase({ isEmpty: true }) });
  const directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-rules-'));
  onTestFinished(async () => {
    await close();
    await rm(directory, { recursive: true });
  });
  const keyring = await openKeyring(directory);
  let statements: string[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query.sql),
  });
  await migrateToLatest(db, keyring, { upTo: LAST_EXEMPT });
  const before = statements;
  const names = (await migrationNames()).filter((name) => name > LAST_EXEMPT);
  expect(names).not.toEqual([]);
  for (const name of names) {
    statements = [];
    await migrateToLatest(db, keyring, { upTo: name });
    expect({ name, problems: problemsOf(statements, before) }).toEqual({ name, problems: [] });
    before.push(...statements);
  }
});

test.each([
  ['create index users_email on users (email)', 'createIndexConcurrently'],
  ['create table a (); CREATE UNIQUE INDEX users_email\n  ON users (email)', 'createIndexConcurrently'],
  ['alter table "users" alter column "email" set not null', 'NOT NULL needs'],
  ['alter table users add constraint c check (n > 0)', 'not valid'],
  ['alter table users add foreign key (a) references b', 'not valid'],
  ['alter table users add column a integer references b', 'of its own'],
  [
    'alter table users add constraint c check (n > 0) not valid; alter table users validate constraint c',
    'after',
  ],
  ['alter table users alter column n type bigint', 'rewrites'],
  ['alter table users add column id uuid not null default gen_random_uuid()', 'rewrites'],
])('the rules refuse %j', (statement, says) => {
  expect(problemsOf([statement])).toEqual([expect.stringContaining(says)]);
});

const CHECKED = [
  'alter table users add constraint c check (n is not null) not valid',
  'alter table users validate constraint c',
];

test.each<[string, string[]]>([
  ['create index concurrently users_email on users (email)', []],
  ['create table a (n integer); create index a_n on a (n); alter table a add check (n > 0)', []],
  ['alter table users add column n integer not null default 0', []],
  ['alter table users validate constraint c', CHECKED.slice(0, 1)],
  ['alter table users alter column n set not null', CHECKED],
  ['alter table users add constraint u unique using index users_n', []],
  ['update users set n = 1', []],
])('the rules allow %j', (statement, before) => {
  expect(problemsOf([statement], before)).toEqual([]);
});
