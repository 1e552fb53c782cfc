import { type Kysely, sql } from 'kysely';

/** How many requests a day all servers together have sent to the model server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_requests (
      day date primary key,
      count integer not null check (count > 0)
    );
  `.execute(db);
}
