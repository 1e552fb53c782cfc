import { type Kysely, sql } from 'kysely';
import type { Keyring } from '../../keyring.ts';
import { seal } from '../../sealing.ts';

const HOUR = 60 * 60 * 1000;

interface Waiting {
  photo_name: string;
  photo_key: Buffer;
}

/** Wraps the keys of waiting photos under a key that is not in the database. The column keeps its type. */
export async function up(db: Kysely<unknown>, keyring: Keyring): Promise<void> {
  const waiting = await sql<Waiting>`
    select photo_name, photo_key from checkins where status = 'analysing'
  `.execute(db);
  // Each hour has a key of its own, and its number precedes what the key has wrapped.
  const hour = Math.floor(Date.now() / HOUR);
  const number = Buffer.alloc(4);
  number.writeUInt32BE(hour);
  for (const { photo_name, photo_key } of waiting.rows) {
    const key = await keyring.obtain(`photo-${hour}`);
    const wrapped = Buffer.concat([number, seal(key, photo_key, photo_name)]);
    await sql`update checkins set photo_key = ${wrapped} where photo_name = ${photo_name}`.execute(db);
  }
}
