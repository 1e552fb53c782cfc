import { type Kysely, sql } from 'kysely';

/** How many people use a product, counted once an hour: counting reads the routines of everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_people (
      product_id text primary key,
      people integer not null
    );
    insert into product_people
      select product_id, count(distinct user_id) from confirmed_products
      where not is_custom
      group by product_id
      having count(distinct user_id) >= 5;
  `.execute(db);
}
