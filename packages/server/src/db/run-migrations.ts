import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import type { ClientBase } from 'pg';
import { type Db, LOCK_TIMEOUT } from './database.ts';
import { withConnection } from './with-connection.ts';

/** One change of the schema. */
export interface Migration {
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * Whether it runs without a transaction, as `createIndexConcurrently` has to. It then runs again from
   * its beginning when it is broken off. Default: false.
   */
  isOutsideTransaction?: boolean;
}

/** How often a migration is tried when somebody else holds a table that it changes. */
const TRIES = 60;

/** Longest pause between two tries, in milliseconds. Meanwhile those who queued behind it proceed. */
const PAUSE = 2_000;

/** PostgreSQL's codes for a lock that did not come in time, and for a deadlock. */
const LOCKED = new Set(['55P03', '40P01']);

/** Between two tries to be the one server that migrates, in milliseconds. */
const LOCK_PAUSE = 250;

/** Tells an operator why a start takes longer than usual. */
export type Notice = (words: string) => void;

/**
 * Runs `work` while no other server of the database at `url` does. The others wait, for as long as it takes.
 */
export async function migratingAlone<T>(url: string, work: () => Promise<T>, notice: Notice): Promise<T> {
  return withConnection({ connectionString: url }, async (client) => {
    // A statement that waits for the lock would hold a snapshot, for which an index that is made concurrently
    // waits in turn.
    for (let tried = 0; !(await takesLock(client)); tried += 1) {
      if (tried === 0) notice('another server changes the schema of the database, and this one waits for it');
      await sleep(LOCK_PAUSE);
    }
    return await work();
  });
}

/**
 * Runs those that the database has not run, in order, each in a transaction of its own, so that it locks only
 * its own tables; in a new database all in one. One that finds a table locked ends after the `lock_timeout`
 * of the connection and is tried again for at least a minute; then this throws.
 */
export async function runMigrations(
  db: Db,
  migrations: Record<string, Migration>,
  { notice = () => undefined, pause = PAUSE }: { notice?: Notice; pause?: number } = {},
): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Numbers are reserved per area, so one may be added below those that a database has run already.
    allowUnorderedMigrations: true,
  });
  const isOutside = (name: string) => migrations[name]?.isOutsideTransaction === true;
  for (;;) {
    const all = await migrator.getMigrations();
    const pending = all.flatMap(({ name, executedAt }) => (executedAt === undefined ? [name] : []));
    const [next] = pending;
    if (next === undefined) return;
    // Nobody waits for a new database, where one transaction for all takes a third of the time.
    const outside = pending.findIndex(isOutside);
    const inside = pending.slice(0, outside === -1 ? undefined : outside);
    const last = (pending.length === all.length ? inside.at(-1) : next) ?? next;
    const run = () => migrator.migrateTo(last, { disableTransactions: isOutside(last) });
    await untilFree(run, last, (tried) => {
      if (tried === 1) notice(`the migration ${last} waits for a table that is in use`);
      return sleep(pause * (0.5 + Math.random() / 2));
    });
  }
}

async function untilFree(
  run: () => Promise<MigrationResultSet>,
  name: string,
  rest: (tried: number) => Promise<void>,
): Promise<void> {
  for (let tried = 1; ; tried++) {
    const { error } = await run();
    if (error === undefined) return;
    if (!LOCKED.has((error as { code?: string }).code ?? ''))
      throw new Error('The database schema could not be brought up to date.', { cause: error });
    if (tried === TRIES)
      throw new Error(
        `The migration ${name} waits for a table that another transaction holds: end that transaction (see ` +
          'pg_stat_activity), then start again. Nothing was changed.',
        { cause: error },
      );
    await rest(tried);
  }
}

async function takesLock(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_free: boolean }>(
    `select pg_try_advisory_lock(hashtext('daylit migrations')) as is_free`,
  );
  return rows[0]?.is_free === true;
}

/**
 * Makes an index of a table that may be large while others write to it, for a migration with
 * `isOutsideTransaction`. `definition` is what follows the name: `on users (email)`.
 */
export async function createIndexConcurrently(
  db: Kysely<unknown>,
  name: string,
  definition: string,
): Promise<void> {
  // A restore makes the schema of a new database in one transaction, and nobody uses it yet.
  if (db.isTransaction) {
    await sql`create index ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
    return;
  }
  // It waits until older transactions have ended, and nobody waits for it.
  await sql`set lock_timeout = 0`.execute(db);
  // One that was broken off leaves an invalid index.
  await sql`drop index concurrently if exists ${sql.id(name)}`.execute(db);
  await sql`create index concurrently ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
  await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(db);
}
