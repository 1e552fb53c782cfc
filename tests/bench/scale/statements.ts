import type { ClientBase } from 'pg';
import { withConnection } from '../../../packages/server/test/with-connection.ts';
import { query } from '../../../packages/server/test/query.ts';
import { DRIVER } from './drive.ts';

/** A statement with values that it was once sent with. */
export interface Statement {
  sql: string;
  /** SQL literals. */
  values: string[];
}

/** What PostgreSQL did. */
export interface Plan {
  /**
   * Pages of 8 kB that it looked at; 0 for a statement that can only be planned. The estimated cost counts
   * rows of a member that are not there.
   */
  pages: number;
  /** Tables that are read from their start, with the rows that are there. */
  scanned: { table: string; rows: number }[];
}

interface LogLine {
  message?: string;
  detail?: string;
  application_name?: string;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}

/** All different statements of the log of PostgreSQL that read or write the product's tables. */
export async function readStatements(url: string): Promise<Statement[]> {
  const [file] = await query(url, `select pg_read_file('log/statements.log.json') as log`).catch(() =>
    query(url, `select pg_read_file('log/statements.json') as log`),
  );
  const found = new Map<string, Statement>();
  for (const line of String(file?.['log']).split('\n')) {
    if (!line.startsWith('{')) continue;
    const { message = '', detail = '', application_name } = JSON.parse(line) as LogLine;
    if (application_name === DRIVER) continue;
    const [, sql] = /^duration: [\d.]+ ms {2}(?:statement|execute [^:]*): (.*)$/s.exec(message) ?? [];
    if (
      sql === undefined ||
      !/^\s*(select|insert|update|delete|with)\b/i.test(sql) ||
      sql.includes('pg_catalog')
    )
      continue;
    const values = [...detail.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map(([, value = 'NULL']) => value);
    // One with values tells more than one without.
    const known = found.get(sql);
    if (!known || isBetter(values, known.values)) found.set(sql, { sql, values });
  }
  return [...found.values()];
}

function isBetter(values: readonly string[], than: readonly string[]): boolean {
  return countNulls(values) < countNulls(than);
}

function countNulls(values: readonly string[]): number {
  return values.filter((value) => value === 'NULL').length;
}

/** Runs a statement with its values, and takes it back. Undefined for one that cannot be explained. */
export async function explain(url: string, { sql, values }: Statement): Promise<Plan | undefined> {
  return await withConnection({ connectionString: url }, async (client) => {
    await client.query(`set plan_cache_mode = force_custom_plan`);
    const list = values.length > 0 ? `(${values.join(', ')})` : '';
    try {
      await client.query(`prepare one as ${sql}`);
    } catch {
      return undefined;
    }
    const plan =
      (await planOf(client, `explain (analyze, buffers, format json) execute one ${list}`)) ??
      // Run a second time, it would break a rule of its table.
      (await planOf(client, `explain (format json) execute one ${list}`));
    if (!plan) return undefined;
    const scanned = [];
    for (const table of sequences(plan)) {
      const counted = await client.query(
        `select max(reltuples)::bigint as rows from pg_class where relname = $1`,
        [table],
      );
      scanned.push({ table, rows: Number(counted.rows[0].rows) });
    }
    return { pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0), scanned };
  });
}

async function planOf(client: ClientBase, explained: string): Promise<Node | undefined> {
  await client.query('begin');
  try {
    const { rows } = await client.query(explained);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Node }];
    return plan;
  } catch {
    return undefined;
  } finally {
    await client.query('rollback');
  }
}

function sequences(node: Node): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? (node['Relation Name'] ?? []) : [];
  return [own, ...(node.Plans ?? []).map(sequences)].flat();
}
