import { type Kysely, sql } from 'kysely';
import { systemClock } from '../../clock.ts';
import type { Keyring } from '../../keyring.ts';
import { wrapPhotoKey } from '../../modules/scans/photo-keys.ts';

interface Waiting {
  photo_name: string;
  photo_key: Buffer;
}

/** Wraps the keys of waiting photos under a key outside of the database. The column keeps its type. */
export async function up(db: Kysely<unknown>, keyring: Keyring): Promise<void> {
  const waiting = await sql<Waiting>`
    select photo_name, photo_key from checkins where status = 'analysing'
  `.execute(db);
  for (const { photo_name, photo_key } of waiting.rows) {
    const wrapped = await wrapPhotoKey(keyring, systemClock(), photo_key, photo_name);
    await sql`update checkins set photo_key = ${wrapped} where photo_name = ${photo_name}`.execute(db);
  }
}
