import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Member } from '../members/ports.ts';
import type { PaymentProvider } from './ports.ts';

/** The provider's customers, by member. */
export interface CustomerStore {
  find(userId: number, reading?: Db): Promise<string | undefined>;
  findMember(customerId: string): Promise<number | undefined>;
  /** The member's customer, made at the provider when missing. */
  obtain(member: Pick<Member, 'id' | 'email'>): Promise<string>;
  /** Every member with a live subscription, refunds to retry, or an open or recent checkout. */
  listActive(since: Date): Promise<number[]>;
}

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

    async listActive(since) {
      const rows = await db
        .selectFrom('billing_customers as c')
        .leftJoin('subscriptions as s', 's.user_id', 'c.user_id')
        .select('c.user_id')
        .where((where) =>
          where.or([
            where('s.is_live', '=', true),
            where('s.leaving', 'is not', null),
            where('s.return_due_at', '<=', clock()),
            where.exists(
              where
                .selectFrom('checkouts as o')
                .select('o.id')
                .whereRef('o.user_id', '=', 'c.user_id')
                .where((own) => own.or([own('o.created_at', '>', since), own('o.closed_at', 'is', null)])),
            ),
          ]),
        )
        .execute();
      return rows.map(({ user_id }) => user_id);
    },
  };
}
