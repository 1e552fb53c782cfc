import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import packageJson from '../../package.json' with { type: 'json' };
import { migratingAlone } from '../db/run-migrations.ts';
import { withConnection } from '../db/with-connection.ts';
import { installQueue, QUEUE_TABLES } from '../jobs/install-queue.ts';
import { type Keyring, openKeyring } from '../keyring.ts';
import { prepareForCopy } from './copy-session.ts';
import { listed, quoted, readManifest, readTables } from './dump-database.ts';
import { inOneTransaction, makeSchema, setSequences } from './load-database.ts';
import type { BackedUpTable } from './manifest.ts';
import {
  holdsDatabase,
  requireEmpty,
  requireReachable,
  requireSameQueue,
  requireServed,
} from './move-checks.ts';
import { requireSameTotals, type Total } from './table-totals.ts';

interface Options {
  /** Address of the database that moves. No server may use it. */
  from: string;
  /** Address of the empty database. */
  to: string;
  /** Called with the share that was copied, from 0 to 1, and the bytes until then. */
  onProgress(share: number, bytes: number): void;
}

/** What has moved. */
interface Moved {
  tables: number;
  rows: number;
}

const CHANGED_SINCE =
  'The old one was copied there before, and a server has changed one of them since: use the new one, or name an empty database.';

/** The migrations of the new database write these. */
const NOT_MOVED = new Set(['public.kysely_migration', 'public.kysely_migration_lock']);

/**
 * Copies a whole database, with jobs and sessions, into an empty one, and compares every table before the
 * one commit. So all of it is there afterwards or nothing, also when the process is killed, and nothing is
 * written to the old one. A run after the commit only compares. Throws a `BackupError` where it is refused.
 */
export async function moveDatabase({ from, to, onProgress }: Options): Promise<Moved> {
  await requireReachable(to);
  return await withConnection({ connectionString: from }, async (source) => {
    await source.query('begin isolation level repeatable read read only');
    await prepareForCopy(source);
    await requireServed(source);
    const manifest = await readManifest(source, packageJson.version, NOT_MOVED);
    const ofQueue = await readTables(source, ['pgboss'], new Set());
    const jobs = QUEUE_TABLES.flatMap((name) => ofQueue.find((table) => table.name === name) ?? []);
    const tables = [...manifest.tables, ...jobs];

    async function fill(target: Client): Promise<Total[]> {
      await requireEmpty(target);
      await installQueue(to);
      await requireSameQueue(source, target);
      return await inOneTransaction(target, async (transaction) => {
        await withScratchKeys((keyring) => makeSchema(transaction, target, manifest, keyring));
        await copyTables(source, target, tables, onProgress);
        await setSequences(transaction, manifest);
        return await requireSameTotals(source, target, tables, 'Nothing was changed there.');
      });
    }

    async function fillOrCompare(target: Client): Promise<Total[]> {
      // A killed run may still be working here, and even commit, until PostgreSQL notices that it is gone.
      await target.query(`select pg_advisory_lock(hashtext('daylit move'))`);
      if (!(await holdsDatabase(source, target))) return await fill(target);
      return await inOneTransaction(target, () => requireSameTotals(source, target, tables, CHANGED_SINCE));
    }

    const work = () => withConnection({ connectionString: to }, fillOrCompare);
    const totals = await migratingAlone(to, work, () => undefined);
    return { tables: tables.length, rows: totals.reduce((sum, { rows }) => sum + rows, 0) };
  });
}

/** The keys are in the directory and stay there. Migrations of empty tables seal nothing that is kept. */
async function withScratchKeys(work: (keyring: Keyring) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'daylit-move-'));
  try {
    await work(await openKeyring(directory));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function copyTables(
  source: Client,
  target: Client,
  tables: readonly BackedUpTable[],
  onProgress: Options['onProgress'],
): Promise<void> {
  const sizes = await sizesOf(source, tables);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let [finished, bytes] = [0, 0];
  for (const [index, { name, columns }] of tables.entries()) {
    const size = sizes[index] ?? 0;
    let ofTable = 0;
    async function* counted(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const part of rows) {
        yield part;
        ofTable += part.length;
        bytes += part.length;
        onProgress((finished + Math.min(size, ofTable)) / whole, bytes);
      }
    }
    const [table, names] = [quoted(source, name), listed(source, columns)];
    // A table in partitions can be read by a query only.
    await pipeline(
      source.query(copyTo(`copy (select ${names} from ${table}) to stdout`)),
      counted,
      target.query(copyFrom(`copy ${table} (${names}) from stdin`)),
    );
    finished += size;
    onProgress(finished / whole, bytes);
  }
}

/** Bytes on the disk of each table. */
async function sizesOf(source: Client, tables: readonly BackedUpTable[]): Promise<number[]> {
  const { rows } = await source.query<{ size: string }>(
    `select (select sum(pg_table_size(relid)) from pg_partition_tree(name::regclass)) as size
     from unnest($1::text[]) with ordinality as t (name, place) order by place`,
    [tables.map(({ name }) => quoted(source, name))],
  );
  return rows.map(({ size }) => Number(size));
}
