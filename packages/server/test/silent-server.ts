import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';

/** As if the servers of all open replies had been silent for longer than their leases. */
export async function endLeases(db: Db): Promise<void> {
  await sql`update chat_streams set lease_until = now() - interval '1 second'`.execute(db);
}
