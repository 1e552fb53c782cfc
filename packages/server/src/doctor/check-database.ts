import type { Client, Pool } from 'pg';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { findRunningPostgres, hasCluster } from '../db/embedded/running-postgres.ts';
import { requireNotifications, requirePostgres } from '../db/require-postgres.ts';
import { withConnection } from '../db/with-connection.ts';
import { type Finding, ok, warning, wrong } from './finding.ts';

/** How far our clock may be from the database's, in milliseconds. Codes of a second factor live for 30 s. */
const CLOCK_TOLERANCE = 5_000;

/** How long a connection or a statement may take, in milliseconds. */
const TIMEOUT = 5_000;

const LOOK = 'Does it run, does this machine reach it, and are host, name and password right?';

/** Transactions that are held open to see whether a session moves to another connection. */
const HELD = 3;

/** Whether the database answers, is new enough, is reached past a pooler, and has the same time. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const { databaseUrl: url } = config;
  if (url === undefined) return [await checkBundled(config)];
  const isPooled = config.databaseDirectUrl !== undefined;
  const directUrl = config.databaseDirectUrl ?? url;
  const { pool } = openDatabase({ url, isPooled });
  try {
    await requirePostgres(pool);
    await requireNotifications(pool, directUrl, isPooled);
    return [await describeServer(pool), await checkDirect(url, directUrl), await checkClock(pool)];
  } catch (error) {
    const words = (error as Error).message.replace(/\.?$/, '.');
    return [wrong(words.includes('does not answer') ? `${words} ${LOOK}` : words)];
  } finally {
    // Kysely would end only a pool that it has used itself.
    await pool.end();
  }
}

async function checkBundled({ dataDir }: Config): Promise<Finding> {
  if (!hasCluster(dataDir))
    return warning('There is no bundled database in DATA_DIR yet. The first start of the server makes it.');
  if ((await findRunningPostgres(dataDir)) !== undefined) return ok('The bundled PostgreSQL answers.');
  return warning('The bundled PostgreSQL does not run. Start the server, and ask again beside it.');
}

async function describeServer(pool: Pool): Promise<Finding> {
  const { rows } = await pool.query('show server_version');
  return ok(`PostgreSQL ${String(rows[0].server_version).split(' ')[0]} answers.`);
}

type Pooling = 'none' | 'session' | 'transaction';

async function checkDirect(url: string, directUrl: string): Promise<Finding> {
  const mode = await findPooling(url);
  const between = mode === 'none' ? 'PostgreSQL itself' : `a pooler in ${mode} mode`;
  if (directUrl === url) return ok(`DATABASE_URL leads to ${between}, which needs no DATABASE_DIRECT_URL.`);
  if ((await findPooling(directUrl)) !== 'none')
    return wrong('DATABASE_DIRECT_URL leads to a pooler. Give the address of PostgreSQL itself.');
  return mode === 'none'
    ? warning(
        'DATABASE_URL leads to PostgreSQL itself. Leave DATABASE_DIRECT_URL out: it costs time without a pooler.',
      )
    : ok(`DATABASE_URL leads to ${between}, and DATABASE_DIRECT_URL past it.`);
}

/** PostgreSQL greets with the number of its process; a pooler makes one up. */
async function findPooling(connectionString: string): Promise<Pooling> {
  return withConnection(limited(connectionString), async (client) => {
    const first = await processOf(client);
    if (first === (client as Client & { processID: number }).processID) return 'none';
    return (await moves(client, first, connectionString, HELD)) ? 'transaction' : 'session';
  });
}

/** Whether a session runs on another connection while others are in a transaction. */
async function moves(
  client: Client,
  first: number,
  connectionString: string,
  others: number,
): Promise<boolean> {
  if ((await processOf(client)) !== first) return true;
  if (others === 0) return false;
  return withConnection(limited(connectionString), async (other) => {
    await other.query('begin');
    await processOf(other);
    return moves(client, first, connectionString, others - 1);
  });
}

async function processOf(client: Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0].pid as number;
}

async function checkClock(pool: Pool): Promise<Finding> {
  const before = Date.now();
  const { rows } = await pool.query('select extract(epoch from clock_timestamp()) * 1000 as now');
  const difference = Math.round(Number(rows[0].now) - (before + Date.now()) / 2);
  if (Math.abs(difference) <= CLOCK_TOLERANCE) return ok('Its clock and the one of this machine agree.');
  const seconds = Math.round(Math.abs(difference) / 1000);
  return wrong(
    `Its clock is ${seconds} s ${difference > 0 ? 'ahead of' : 'behind'} this machine’s. Let both follow the same time server.`,
  );
}

function limited(connectionString: string) {
  return { connectionString, connectionTimeoutMillis: TIMEOUT, query_timeout: TIMEOUT };
}
