import { query } from './query.ts';

/** What a mere visit may change: who is there, and how often they called. */
const OF_VISITS = new Set(['sessions', 'rate_limits']);

/** A hash of the rows of each table but those that every visit changes. */
export async function hashTables(databaseUrl: string): Promise<Record<string, unknown>> {
  const tables = await query(
    databaseUrl,
    `select tablename as name from pg_tables where schemaname = 'public' order by name`,
  );
  const names = tables.map(({ name }) => String(name)).filter((name) => !OF_VISITS.has(name));
  const hashes = names.map(
    (name) => `(select md5(string_agg(row::text, ',' order by row::text)) from "${name}" row) as "${name}"`,
  );
  const [row = {}] = await query(databaseUrl, `select ${hashes.join(', ')}`);
  return row;
}
