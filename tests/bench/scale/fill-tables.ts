import { withConnection } from '../../../packages/server/test/with-connection.ts';

/** The first number of the members that are copies. */
const FIRST = 1_000_000_000;

const SCANS_EACH = 10;

/** Tables with a row of each scan. */
const OF_SCANS = new Set(['scans', 'scan_events']);

interface Column {
  name: string;
  type: string;
  /** Has a unique index of its own, or is part of one without the member. */
  is_unique: boolean;
  is_identity: boolean;
}

type Run = (sql: string) => Promise<Record<string, unknown>[]>;

/**
 * Fills every table that has rows of the first member with copies of them for so many members in all; longer
 * values are cut, so that a row has at most some 300 bytes. Each of them has ten scans with one stage.
 */
export async function fillTables(url: string, members: number): Promise<void> {
  await withConnection({ connectionString: url }, async (client) => {
    const run: Run = async (sql) => (await client.query(sql)).rows;
    // Without the triggers of foreign keys.
    await run(`set session_replication_role = replica; set synchronous_commit = off`);
    const [last] = await run(`select coalesce(max(id), ${FIRST}) as id from users where id > ${FIRST}`);
    const from = Number(last?.['id']) + 1;
    const to = FIRST + members;
    for (const table of await tablesOf(run)) await copyRows(run, table, from, to);
    await run(
      `insert into pgboss.job (name, data, state, completed_on)
       select name, data, 'completed', now() from pgboss.job template, generate_series(${from}, ${to}) member
       where template.id = (select min(id::text)::uuid from pgboss.job where name = 'send-mail')`,
    );
    await run('analyze');
  });
}

/** The tables with rows of a member, `users` first. */
async function tablesOf(run: Run): Promise<string[]> {
  const rows = await run(
    `select table_name as name from information_schema.columns join pg_tables on tablename = table_name
     where table_schema = 'public' and schemaname = 'public' and column_name = 'user_id' order by 1`,
  );
  return ['users', ...rows.map(({ name }) => String(name))];
}

async function copyRows(run: Run, table: string, from: number, to: number): Promise<void> {
  const owner = table === 'users' ? 'id' : 'user_id';
  const columns = (await run(columnsOf(table))) as unknown as Column[];
  const copied = columns.filter(({ name, is_identity }) => !is_identity || name === owner);
  const values = copied.map((column) => valueOf(table, column, owner));
  const scans = OF_SCANS.has(table) ? SCANS_EACH : 1;
  const template = `select * from ${table} where ${owner} = (select min(id) from users)
    order by 1 limit ${OF_SCANS.has(table) ? 1 : 3}`;
  await run(
    `insert into ${table} (${copied.map(({ name }) => `"${name}"`).join(', ')})
     overriding system value
     select ${values.join(', ')}
     from (${template}) template, generate_series(${from}, ${to}) member, generate_series(1, ${scans}) number
     on conflict do nothing`,
  );
}

function columnsOf(table: string): string {
  return `
    select attname as name, format_type(atttypid, null) as type,
      attidentity <> '' as is_identity,
      exists (
        select from pg_index where indrelid = attrelid and indisunique and attnum = any(indkey) and not exists (
          select from pg_attribute owner where owner.attrelid = indrelid and owner.attname = 'user_id'
            and owner.attnum = any(indkey)
        )
      ) as is_unique
    from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
}

function valueOf(table: string, { name, type, is_unique }: Column, owner: string): string {
  if (name === owner) return 'member';
  if (table === 'scans' && name === 'id') return 'number';
  if (table === 'scan_events' && name === 'scan_id') return 'number';
  const old = `template."${name}"`;
  // Each copy has an address of its own, also where no index demands it.
  if (is_unique || name.startsWith('email')) {
    if (type === 'uuid') return 'gen_random_uuid()';
    if (type === 'bytea') return `decode(md5(member || '${name}' || number || ${old}::text), 'hex')`;
    if (type === 'text') return `md5(member || '${name}' || number || ${old})`;
  }
  return type === 'bytea' ? `substring(${old} for 60)` : old;
}
