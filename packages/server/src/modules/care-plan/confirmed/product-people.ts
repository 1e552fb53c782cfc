import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { ProductPeople } from '../ports.ts';
import type { ConfirmedStore } from './confirmed-store.ts';

/** Fewer people show no preference, and might be recognised. */
const FEWEST_PEOPLE = 5;

/** How many members are counted by one statement. */
const COUNTED_AT_ONCE = 10_000;

interface Dependencies {
  db: Db;
  store: Pick<ConfirmedStore, 'listMembers'>;
}

export function createProductPeople({ db, store }: Dependencies): ProductPeople {
  /** Adds the next members' products to the counts. Returns the last member, undefined when none is left. */
  async function countAmong(after: number, people: Map<string, number>): Promise<number | undefined> {
    const members = await store.listMembers(after, COUNTED_AT_ONCE);
    const last = members.at(-1);
    if (last === undefined) return undefined;
    const rows = await db
      .selectFrom('confirmed_products')
      .select((row) => ['product_id', row.fn.count<number>('user_id').distinct().as('count')])
      .where('user_id', '>', after)
      .where('user_id', '<=', last)
      .where('is_custom', '=', false)
      .groupBy('product_id')
      .execute();
    for (const { product_id, count } of rows) people.set(product_id, (people.get(product_id) ?? 0) + count);
    return last;
  }

  return {
    async count(signal) {
      const people = new Map<string, number>();
      for (let last: number | undefined = 0; last !== undefined;) {
        if (signal.aborted) return;
        last = await countAmong(last, people);
      }
      const counted = [...people].filter(([, count]) => count >= FEWEST_PEOPLE);
      await inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('product_people').execute();
        await sql`
          insert into product_people
            select * from unnest(${counted.map(([id]) => id)}::text[], ${counted.map(([, n]) => n)}::integer[])
        `.execute(transaction);
      });
    },

    async find(productIds) {
      const rows = await db
        .selectFrom('product_people')
        .selectAll()
        .where('product_id', 'in', [...productIds, ''])
        .execute();
      return new Map(rows.map(({ product_id, people }) => [product_id, people]));
    },
  };
}
