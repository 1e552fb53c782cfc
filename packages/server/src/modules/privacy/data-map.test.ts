import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { openDatabase } from '../../db/database.ts';
import { ALL_TABLES, DATA_MAP } from './data-map.ts';

const { db, close } = openDatabase({ url: await createTestDatabase() });
afterAll(close);

const fates = Object.entries(DATA_MAP);

/** Tables, and the columns of each, as the migrations made them. */
async function readSchema(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by table_name
  `.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The tables whose rows the database itself deletes with a row of `users`, over any number of steps. */
async function readCascade(): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    with recursive gone (id) as (
      select 'users'::regclass::oid
      union
      select conrelid from pg_constraint, gone
      where contype = 'f' and confdeltype = 'c' and confrelid = gone.id
    )
    select relname as name from gone join pg_class on pg_class.oid = gone.id
  `.execute(db);
  return new Set(rows.map(({ name }) => name));
}

describe('the data map', () => {
  test('the data map says of every table of the database what an export and an erasure do with it', async () => {
    expect([...(await readSchema()).keys()].toSorted()).toEqual(ALL_TABLES.toSorted());
  });

  test('the data map says that rows go with the account only where the database deletes them', async () => {
    const cascade = await readCascade();
    const claimed = fates.filter(([, { erased }]) => erased === 'with the account').map(([name]) => name);
    expect(claimed.filter((name) => !cascade.has(name))).toEqual([]);
    // A table with a column for the member is erased, in one way or another.
    const schema = await readSchema();
    const stays = fates.filter(([, { erased }]) => typeof erased === 'object' && 'stays' in erased);
    expect(stays.filter(([name]) => schema.get(name)?.includes('user_id'))).toEqual([]);
  });

  test('the data map exports columns that exist, and never a hash of a secret or a sealed column as it is', async () => {
    const schema = await readSchema();
    for (const [table, { exported }] of fates) {
      if (typeof exported === 'string') continue;
      const { columns, sealed = {}, owner = 'user_id' } = exported;
      const used = [owner, ...columns, ...Object.values(sealed).map(({ column }) => column)];
      expect({ table, missing: used.filter((name) => !schema.get(table)?.includes(name)) }).toEqual({
        table,
        missing: [],
      });
      expect(columns.filter((name) => /^sealed_|password|token|secret/.test(name))).toEqual([]);
    }
  });

  test('the data map gives each list of the export a name of its own', () => {
    const lists = fates.flatMap(([, { exported }]) => (typeof exported === 'string' ? [] : [exported.list]));
    expect(new Set(lists).size).toBe(lists.length);
  });
});
