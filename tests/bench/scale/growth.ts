import { setTimeout as wait } from 'node:timers/promises';
import { OPERATIONS } from '../../../contracts/document/operations.ts';
import { query } from '../../../packages/server/test/query.ts';
import { createVisitor } from '../../../packages/server/test/visitor.ts';
import { startCluster } from './cluster.ts';
import { drive, signUpMembers } from './drive.ts';
import { fillTables } from './fill-tables.ts';
import { explain, type Plan, readStatements } from './statements.ts';

/** Members, where nobody asks for another number. Each has ten scans. */
const MEMBERS = 1_000_000;

/** Rows that a statement may read from the start of a table. */
const MOST_ROWS = 10_000;

/** How many times as many pages a statement may look at where the size is ten times as much. */
const MOST_GROWTH = 2;

/** With so few pages a statement may grow: each index has one level more. */
const FEW_PAGES = 100;

/**
 * Logs every statement of a member's life, fills the tables, and explains each statement at two sizes.
 * Returns those that read a table from its start, or more pages of a larger one.
 */
export async function benchGrowth(members = MEMBERS): Promise<string[]> {
  const sizes = [members / 10, members];
  const cluster = await startCluster(['web,worker'], {
    log_destination: 'jsonlog',
    logging_collector: 'on',
    log_filename: 'statements.log',
    log_rotation_size: '0',
    fsync: 'off',
    max_wal_size: '8GB',
    maintenance_work_mem: '512MB',
  });
  try {
    const { url } = cluster.postgres;
    // Not before, because migrations may read whole tables.
    await query(url, 'alter system set log_min_duration_statement = 0');
    await query(url, 'select pg_reload_conf()');
    const people = await signUpMembers(cluster, 2);
    await drive(cluster, people, 5, ['scan', 'message', 'page']);
    await readEverything(cluster.webs()[0]?.server.url ?? '', people[0]?.token ?? '');
    // The jobs of the schedule that run every minute or so.
    await wait(5_000);
    for (const { server } of cluster.members) await server.stop();
    const statements = await readStatements(url);
    console.log(`  ${statements.length} different statements`);
    const pages = new Map<string, number>();
    const problems: string[] = [];
    for (const size of sizes) {
      const startedAt = performance.now();
      await fillTables(url, size);
      console.log(`  ${size} members, ${size * 10} scans: filled in ${seconds(startedAt)} s`);
      for (const statement of statements) {
        const plan = await explain(url, statement);
        const isLast = size === sizes.at(-1);
        const problem = plan && isLast ? problemOf(plan, pages.get(statement.sql)) : undefined;
        if (plan) pages.set(statement.sql, plan.pages);
        if (problem !== undefined) problems.push(`${problem}: ${short(statement.sql)}`);
      }
    }
    console.log(`  ${pages.size} explained, ${problems.length} grow`);
    return problems;
  } finally {
    await cluster.close();
  }
}

/** Every call that only reads and names nothing. */
async function readEverything(url: string, token: string): Promise<void> {
  const visitor = createVisitor({ url, token });
  for (const { method, path } of OPERATIONS)
    if (method === 'GET' && path.startsWith('/api/') && !path.includes('{')) await visitor.get(path);
  for (const path of ['/api/checkins/1', '/api/checkins/1/events']) await visitor.get(path);
}

function problemOf({ pages, scanned }: Plan, smaller: number | undefined): string | undefined {
  const long = scanned.find(({ rows }) => rows > MOST_ROWS);
  if (long) return `reads ${long.rows} rows of ${long.table} in a sequence`;
  if (smaller === undefined || pages < FEW_PAGES || pages < smaller * MOST_GROWTH) return undefined;
  return `looks at ${pages} pages, and at ${smaller} where a tenth is there`;
}

function short(sql: string): string {
  return sql.replaceAll(/\s+/g, ' ').slice(0, 160);
}

function seconds(startedAt: number): string {
  return ((performance.now() - startedAt) / 1_000).toFixed(0);
}
