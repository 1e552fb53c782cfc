import { GRACE_DAYS } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { ExpressionBuilder, Nullable } from 'kysely';
import type { Database, Db, DbTransaction } from '../../db/database.ts';
import type { Member } from '../members/ports.ts';
import type { PaymentProvider } from './ports.ts';

/** The provider's customers, by member. */
export interface CustomerStore {
  find(userId: number, reading?: Db): Promise<string | undefined>;
  findMember(customerId: string): Promise<number | undefined>;
  /** The member's customer, made at the provider when missing. */
  obtain(member: Pick<Member, 'id' | 'email'>): Promise<string>;
  /**
   * Members whose subscription is to be read from the provider, by their numbers, after `after`: at most
   * `limit`. A live one once a day, and each time from the end of its period on; those with refunds to retry,
   * and with an open or recent checkout, each time.
   */
  listDue(after: number, limit: number): Promise<number[]>;
}

const DAY = 24 * 60 * 60 * 1000;

/** How long after a checkout its member is still checked, in milliseconds. */
const CHECKOUT_CARE = 4 * DAY;

interface Dependencies {
  db: Db;
  clock: Clock;
  provider: PaymentProvider;
}

export function createCustomerStore({ db, clock, provider }: Dependencies): CustomerStore {
  async function find(userId: number, reading: Db | DbTransaction = db): Promise<string | undefined> {
    const row = await reading
      .selectFrom('billing_customers')
      .select('customer_id')
      .where('user_id', '=', userId)
      .where('provider', '=', provider.name)
      .executeTakeFirst();
    return row?.customer_id;
  }

  return {
    find,

    async findMember(customerId) {
      const row = await db
        .selectFrom('billing_customers')
        .select('user_id')
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return row?.user_id;
    },

    async obtain({ id, email }) {
      const known = await find(id);
      if (known !== undefined) return known;
      const { key_id } = await db
        .selectFrom('users')
        .select('key_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      // Callers at the same moment use the same key, so the provider creates one customer.
      const customer_id = await provider.createCustomer({ email, reference: key_id }, `customer ${key_id}`);
      const row = { provider: provider.name, customer_id, created_at: clock() };
      await db
        .insertInto('billing_customers')
        .values({ user_id: id, ...row })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
      return customer_id;
    },

    async listDue(after, limit) {
      const rows = await db
        .selectFrom('billing_customers as c')
        .leftJoin('subscriptions as s', 's.user_id', 'c.user_id')
        .select('c.user_id')
        .where(isDue(clock().getTime()))
        .where('c.user_id', '>', after)
        .orderBy('c.user_id')
        .limit(limit)
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
}

type Joined = Pick<Database, 'checkouts'> & {
  c: Database['billing_customers'];
  s: Nullable<Database['subscriptions']>;
};

/** See `listDue`. */
function isDue(now: number) {
  return (where: ExpressionBuilder<Joined, 'c' | 's'>) =>
    where.or([
      where.and([
        where('s.is_live', '=', true),
        where.or([
          where('s.synced_at', '<=', new Date(now - DAY)),
          where('s.plan_ends_at', '<=', new Date(now)),
          // A plan that renews continues for some days without news.
          where('s.plan_until', '<=', new Date(now + GRACE_DAYS * DAY)),
        ]),
      ]),
      where('s.leaving', 'is not', null),
      where('s.return_due_at', '<=', new Date(now)),
      where.exists(
        where
          .selectFrom('checkouts as o')
          .select('o.id')
          .whereRef('o.user_id', '=', 'c.user_id')
          .where((own) =>
            own.or([own('o.created_at', '>', new Date(now - CHECKOUT_CARE)), own('o.closed_at', 'is', null)]),
          ),
      ),
    ]);
}
