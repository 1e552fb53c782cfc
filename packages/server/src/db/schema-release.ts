import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The migration that made the table which this file reads. */
const OWN_MIGRATION = '0070_schema_release';

/**
 * The last migration of the oldest release that can serve on the schema of this one. A migration that takes
 * away what an older release uses raises it to the last migration of the first release that does not.
 */
const OLDEST_NEIGHBOUR = '0070_schema_release';

/** The release names its version there. */
const PACKAGE = new URL('../../../../package.json', import.meta.url);

interface Row {
  version: string;
  oldest_neighbour: string;
}

/**
 * Lets older servers that start beside this one know whether they still can. `run` are the migrations that
 * the database has run.
 */
export async function noteRelease(db: Db, run: readonly string[]): Promise<void> {
  if (!run.includes(OWN_MIGRATION)) return;
  const { version }: { version: string } = JSON.parse(await readFile(PACKAGE, 'utf8'));
  await sql`
    insert into schema_release (version, oldest_neighbour) values (${version}, ${OLDEST_NEIGHBOUR})
    on conflict (is_only) do update
      set version = excluded.version, oldest_neighbour = excluded.oldest_neighbour
      where (schema_release.*) is distinct from (excluded.*)
  `.execute(db);
}

/**
 * Throws when a newer version has changed the schema so that this one cannot serve on it. `known` are the
 * migrations of this version, `run` those that the database has run, both in order.
 */
export async function requireNeighbour(
  db: Db,
  known: readonly string[],
  run: readonly string[],
): Promise<void> {
  const foreign = run.filter((name) => !known.includes(name));
  const release = run.includes(OWN_MIGRATION) ? await readRelease(db) : undefined;
  const isComplete = known.every((name) => run.includes(name));
  if (isComplete && release && (known.at(-1) ?? '') >= release.oldest_neighbour) return;
  throw new Error(
    'This server is older than the database of DATABASE_URL, or of DATA_DIR without it, in which a newer version ' +
      `made ${foreign.join(', ')}: use version ${release?.version ?? 'that did so'} or newer, or restore a backup from before it.`,
  );
}

async function readRelease(db: Db): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select version, oldest_neighbour from schema_release`.execute(db);
  return rows[0];
}
