import { FOUNDING_PLACES } from '@daylit/contract';
import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';
import type { BillingWorld, Outcome } from './billing-world.ts';

/** Gives all founding places but `places` to invented members. Members who had one before lose it. */
export async function takeAllBut(db: Db, places: number): Promise<void> {
  await db.deleteFrom('founding_places').execute();
  await sql`
    with invented as (
      insert into users (email, email_key, username, password_hash, plan, created_at)
      select 'early-' || n || '@example.org', 'early-' || n || '@example.org', 'n', 'x', 'free', now()
      from generate_series(1, ${FOUNDING_PLACES - places}) n returning id
    ) insert into founding_places (user_id, taken_at) select id, now() from invented
  `.execute(db);
}

/** Opens one checkout each for `count` new members at the same time, on the given servers in turn. */
export async function openCheckoutsAtOnce(
  worlds: readonly BillingWorld[],
  count: number,
  priceId: string,
): Promise<Outcome[]> {
  const shoppers = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const world = worlds[index % worlds.length];
      if (!world) throw new Error('No server was opened.');
      return { world, member: await world.shopper() };
    }),
  );
  return await Promise.all(
    shoppers.map(({ world, member }) => world.call('createCheckoutSession', { member, body: { priceId } })),
  );
}

/** How many founding places are held or taken. */
export async function countPlaces(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from founding_places`.execute(db);
  return rows[0]?.count ?? 0;
}
