import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { HOLD } from './founding-places.ts';
import type { PaymentProvider } from './ports.ts';
import type { Synchronizer } from './sync.ts';

/** The open checkouts of members. */
export interface OpenCheckouts {
  add(userId: number, checkout: { id: string; url: string; priceId: string }): Promise<void>;
  isOf(userId: number, checkoutId: string): Promise<boolean>;
  close(id: string): Promise<void>;
  /** Closes every open checkout of the member that began before `before`. What was paid until then counts. */
  closeBefore(userId: number, before: Date): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  provider: PaymentProvider;
  synchronizer: Synchronizer;
}

export function createOpenCheckouts({ db, clock, provider, synchronizer }: Dependencies): OpenCheckouts {
  async function close(id: string): Promise<void> {
    await db.updateTable('checkouts').set({ closed_at: clock() }).where('id', '=', id).execute();
  }

  return {
    close,

    async add(userId, { id, url, priceId }) {
      const now = clock();
      const expires_at = new Date(now.getTime() + HOLD);
      const row = { id, user_id: userId, price_id: priceId, url, expires_at };
      await db
        .insertInto('checkouts')
        .values({ ...row, created_at: now, closed_at: null })
        .execute();
    },

    async isOf(userId, checkoutId) {
      const own = await db
        .selectFrom('checkouts')
        .select('id')
        .where('id', '=', checkoutId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return own !== undefined;
    },

    async closeBefore(userId, before) {
      const open = await db
        .selectFrom('checkouts')
        .select('id')
        .where('user_id', '=', userId)
        .where('closed_at', 'is', null)
        .where('created_at', '<=', before)
        .execute();
      for (const { id } of open) await provider.expireCheckout(id);
      if (open.length > 0) await synchronizer.sync(userId);
      for (const { id } of open) await close(id);
    },
  };
}
