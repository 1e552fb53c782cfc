import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/**
 * Selects replies of a member, or of everybody, that nobody writes any more: the lease of their stream has
 * ended.
 */
export function selectDead(db: Db, userId?: number) {
  const dead = db
    .selectFrom('chat_messages as message')
    .where('message.state', '=', 'writing')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('chat_streams as stream')
            .select('stream.id')
            .whereRef('stream.id', '=', 'message.stream_id')
            .where('stream.lease_until', '>', sql<Date>`now()`),
        ),
      ),
    );
  return userId === undefined ? dead : dead.where('message.user_id', '=', userId);
}
