import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { JobPayloads } from '../job-types.ts';
import type { Entry } from './archive.ts';
import { type BackedUpTable, entryOfTable, JOBS, type Manifest, type Tally } from './manifest.ts';

/** Schemas with tables of the product. The queue makes its own. */
const SCHEMAS = ['public', 'sandbox'];

/**
 * Tables whose rows a backup leaves out. Sessions and other short-lived ways in would open again what has
 * been closed since; the others belong to this machine, or to files that are left out.
 */
const LEFT_OUT = new Set([
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'public.data_directory',
  'public.schema_release',
  'public.rate_limits',
  'public.sessions',
  'public.access_tokens',
  'public.login_steps',
  'public.operator_challenges',
  'public.operator_invites',
  'public.operator_sessions',
  'public.passkey_challenges',
  'public.provider_logins',
  'public.password_resets',
  'public.exports',
  'public.recent_photos',
  'public.checked_photos',
  'public.photo_checks',
  'public.webhook_events',
  'public.webhook_deliveries',
]);

/**
 * The only jobs of a backup: who has left must not be charged, and asking the provider twice does no harm.
 * Any other job is found again by an hourly one, or would send a second time what has been sent since.
 */
export const KEPT_JOBS = ['end-customer'] as const;

/** The rows of a job that has not ended, with those that wait for the end of their retries. */
export interface KeptJob {
  name: (typeof KEPT_JOBS)[number];
  data: JobPayloads[KeptJob['name']];
}

/** Reads what a manifest says. The first query of the transaction, so it fixes the moment of the backup. */
export async function readManifest(
  client: Client,
  version: string,
  leftOut: ReadonlySet<string> = LEFT_OUT,
): Promise<Manifest> {
  const { rows: now } = await client.query<{ postgres: string; created_at: Date }>(
    `select current_setting('server_version') as postgres, now() as created_at`,
  );
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const { rows: sequences } = await client.query<{ name: string; last_value: string | null }>(
    `select schemaname || '.' || sequencename as name, last_value::text from pg_sequences
     where schemaname = any($1) order by 1`,
    [SCHEMAS],
  );
  return {
    version,
    postgres: now[0]?.postgres ?? '',
    created_at: now[0]?.created_at.toISOString() ?? '',
    migrations: migrations.map(({ name }) => name),
    tables: await readTables(client, SCHEMAS, leftOut),
    sequences: Object.fromEntries(sequences.map(({ name, last_value }) => [name, last_value])),
  };
}

/** The tables of these schemas, in an order in which they can be filled. */
export async function readTables(
  client: Client,
  schemas: readonly string[],
  leftOut: ReadonlySet<string>,
): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable & { needs: string[] }>(
    `select n.nspname || '.' || c.relname as name,
       array(select attname::text from pg_attribute a
         where a.attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
         order by attnum) as columns,
       array(select fn.nspname || '.' || f.relname from pg_constraint k
         join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
         where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1) order by 1`,
    [schemas],
  );
  const waiting = new Map(rows.filter(({ name }) => !leftOut.has(name)).map((row) => [row.name, row]));
  const ordered: BackedUpTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => !needs.some((name) => waiting.has(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}.`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      waiting.delete(name);
    }
  }
  return ordered;
}

/** The rows of all tables of the manifest, as the transaction of `client` sees them. */
export async function* dumpTables(client: Client, { tables }: Manifest, tally: Tally): AsyncGenerator<Entry> {
  for (const { name, columns } of tables) {
    const entry = entryOfTable(name);
    const copying = client.query(
      copyTo(`copy ${quoted(client, name)} (${listed(client, columns)}) to stdout`),
    );
    yield* inLargeParts(entry, copying);
    tally.count(entry, copying.rowCount);
  }
  yield { name: JOBS, body: Buffer.from(JSON.stringify(await readJobs(client))) };
}

/** Bytes of a table that are collected before they become an entry. */
const PART_BYTES = 256 * 1024;

// Also for an empty table, so that the reader knows that it was there.
async function* inLargeParts(name: string, rows: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  let [waiting, size]: [Buffer[], number] = [[], 0];
  for await (const part of rows) {
    waiting.push(part);
    size += part.length;
    if (size < PART_BYTES) continue;
    yield { name, body: Buffer.concat(waiting) };
    [waiting, size] = [[], 0];
  }
  yield { name, body: Buffer.concat(waiting) };
}

async function readJobs(client: Client): Promise<KeptJob[]> {
  const { rows: queue } = await client.query<{ is_there: boolean }>(
    `select to_regclass('pgboss.job') is not null as is_there`,
  );
  if (!queue[0]?.is_there) return [];
  const { rows } = await client.query<KeptJob>(
    `select replace(name, '.given-up', '') as name, data from pgboss.job
     where replace(name, '.given-up', '') = any($1) and state in ('created', 'retry', 'active')`,
    [KEPT_JOBS],
  );
  return rows;
}

/** A table with its schema, for a statement. */
export function quoted(client: Pick<Client, 'escapeIdentifier'>, table: string): string {
  return table
    .split('.')
    .map((name) => client.escapeIdentifier(name))
    .join('.');
}

/** Columns, for a statement. */
export function listed(client: Pick<Client, 'escapeIdentifier'>, columns: readonly string[]): string {
  return columns.map((name) => client.escapeIdentifier(name)).join(', ');
}
