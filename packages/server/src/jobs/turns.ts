// Members take turns in a queue: a job gets the turn after the one that is being served, or the one after the
// member's own last job. So many jobs of one member come in between those of the others, one for each turn,
// and nobody waits for as long as new members arrive. The turn is the priority of the job, negated.
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../db/database.ts';

/** The turn of a new job. At its first job a member joins the next turn, whatever they had before. */
export async function nextTurn(transaction: DbTransaction, name: string, userId: number): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    with unfinished as (
      select -priority as turn, false as is_served, data ->> 'user_id' as member from pgboss.job
      where name = ${name} and state < 'active' and not blocked
      union all
      select -priority, true, data ->> 'user_id' from pgboss.job where name = ${name} and state = 'active'
    )
    select 1 + greatest(
      coalesce(max(turn) filter (where is_served), min(turn) - 1, 0),
      max(turn) filter (where member = ${String(userId)})
    ) as turn
    from unfinished`.execute(transaction);
  return rows[0]?.turn ?? 1;
}

/** How many jobs start before the given one, and itself; undefined when it does not wait. */
export async function findPlace(db: Db, name: string, payload: object): Promise<number | undefined> {
  const { rows } = await sql<{ place: number }>`
    select (
      select count(*) + 1 from pgboss.job
      where name = ${name} and state < 'active' and not blocked
        and (priority > own.priority or (priority = own.priority and created_on < own.created_on))
    )::int as place
    from pgboss.job own
    where name = ${name} and state < 'active' and not blocked and data @> ${JSON.stringify(payload)}::jsonb`.execute(
    db,
  );
  return rows[0]?.place;
}

/** Whether `most` jobs wait for each one that runs. */
export async function isFull(db: Db, name: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ is_full: boolean }>`
    select (select count(*) from pgboss.job where name = ${name} and state < 'active' and not blocked)
      >= ${most} * greatest(1, (select count(*) from pgboss.job where name = ${name} and state = 'active'))
      as is_full`.execute(db);
  return rows[0]?.is_full === true;
}
