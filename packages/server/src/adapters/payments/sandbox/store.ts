import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { HomeRegion } from '@daylit/contract';
import type { Clock } from '../../../clock.ts';
import type { AccountEvent, SandboxAccount } from './account.ts';
import { advance, nextMomentOf } from './renewals.ts';
import type { SandboxTables } from './tables.ts';

export interface SandboxCheckout {
  id: string;
  accountId: string;
  priceId: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  subscriptionId: string | null;
  /** Where the customer lives, for the order of dates. */
  region?: HomeRegion | null;
}

/** The work on an account, inside one transaction. */
export interface Turn {
  account: SandboxAccount;
  /** The sandbox's time. */
  now: number;
  events: AccountEvent[];
  findCheckout(id: string): Promise<SandboxCheckout | undefined>;
  saveCheckout(checkout: SandboxCheckout): Promise<void>;
}

/** Stores accounts, checkouts and events. */
export interface SandboxStore {
  now(): Promise<Date>;
  moveClock(milliseconds: number): Promise<Date>;
  create(account: SandboxAccount): Promise<void>;
  /**
   * Locks the account, does what became due, runs `work`, and stores account and events together. Undefined
   * for an unknown account. A `key` that was used before returns the result of that call.
   */
  turn<T>(accountId: string, work: (turn: Turn) => Promise<T> | T, key?: string): Promise<T | undefined>;
  findCheckout(id: string): Promise<SandboxCheckout | undefined>;
  /** Ids of the accounts for which something is due. */
  listDue(): Promise<string[]>;
  remove(accountId: string): Promise<void>;
  db: Kysely<SandboxTables>;
}

type Tx = Transaction<SandboxTables>;

interface Options {
  pool: Pool;
  clock: Clock;
  /** When an event is first sent. */
  sendAt(now: Date): Date;
}

export function createSandboxStore({ pool, clock, sendAt }: Options): SandboxStore {
  const db = new Kysely<SandboxTables>({ dialect: new PostgresDialect({ pool }) }).withSchema('sandbox');

  const nowIn = (reading: Kysely<SandboxTables>): Promise<Date> => readNow(reading, clock);

  return {
    db,
    now: () => nowIn(db),

    async moveClock(milliseconds) {
      await db
        .updateTable('clock')
        .set((row) => ({ ahead: row('ahead', '+', milliseconds) }))
        .execute();
      return nowIn(db);
    },

    async create(account) {
      const row = { id: account.id, data: JSON.stringify(account), due_at: null };
      await db
        .insertInto('accounts')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async turn<T>(accountId: string, work: (turn: Turn) => Promise<T> | T, key?: string) {
      return await db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('accounts')
          .select('data')
          .where('id', '=', accountId)
          .forUpdate()
          .executeTakeFirst();
        if (!row) return undefined;
        const account = JSON.parse(row.data) as SandboxAccount;
        const now = (await nowIn(tx)).getTime();
        const events = advance(account, now);
        if (key !== undefined && key in account.done) return account.done[key] as T;
        const turn: Turn = {
          account,
          now,
          events,
          findCheckout: (id) => readCheckout(tx, id),
          saveCheckout: (checkout) => writeCheckout(tx, checkout),
        };
        const outcome = await work(turn);
        if (key !== undefined) account.done[key] = outcome ?? null;
        await save(tx, account, { events, sendAt: sendAt(clock()) });
        return outcome;
      });
    },

    findCheckout: (id) => readCheckout(db, id),

    async listDue() {
      const rows = await db
        .selectFrom('accounts')
        .select('id')
        .where('due_at', '<=', await nowIn(db))
        .execute();
      return rows.map(({ id }) => id);
    },

    async remove(accountId) {
      await db.deleteFrom('accounts').where('id', '=', accountId).execute();
    },
  };
}

async function readCheckout(db: Kysely<SandboxTables>, id: string): Promise<SandboxCheckout | undefined> {
  const row = await db.selectFrom('checkouts').select('data').where('id', '=', id).executeTakeFirst();
  return row && (JSON.parse(row.data) as SandboxCheckout);
}

async function writeCheckout(db: Kysely<SandboxTables>, checkout: SandboxCheckout): Promise<void> {
  const data = JSON.stringify(checkout);
  await db
    .insertInto('checkouts')
    .values({ id: checkout.id, account_id: checkout.accountId, data })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ data }))
    .execute();
}

async function readNow(db: Kysely<SandboxTables>, clock: Clock): Promise<Date> {
  const row = await db.selectFrom('clock').select('ahead').executeTakeFirst();
  return new Date(clock().getTime() + (row?.ahead ?? 0));
}

async function save(
  tx: Tx,
  account: SandboxAccount,
  told: { events: readonly AccountEvent[]; sendAt: Date },
): Promise<void> {
  const due = nextMomentOf(account);
  await tx
    .updateTable('accounts')
    .set({ data: JSON.stringify(account), due_at: due === null ? null : new Date(due) })
    .where('id', '=', account.id)
    .execute();
  if (told.events.length === 0) return;
  const rows = told.events.map(({ type, subscriptionId, checkoutId, bounced = null }) => {
    const id = `evt_${randomUUID().replaceAll('-', '')}`;
    const object = { customer: account.id, subscription: subscriptionId, checkout: checkoutId, bounced };
    const body = JSON.stringify({ id, type, object });
    return { id, account_id: account.id, body, send_at: told.sendAt, tries: 0 };
  });
  await tx.insertInto('events').values(rows).execute();
}
