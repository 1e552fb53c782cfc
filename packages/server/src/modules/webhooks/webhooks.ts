import type { MadeWebhook, NewWebhook } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { Refusal } from '../../errors.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberKeys, MemberLocks, MemberStore } from '../members/ports.ts';
import type { WebhookSender } from './ports.ts';
import { createWebhookReader } from './read-webhooks.ts';
import { SECRET_CONTEXT, URL_CONTEXT } from './seal-contexts.ts';
import { createSecret } from './sign-message.ts';
import type { WebhookTeller } from './tell-webhooks.ts';
import { addedMail } from './webhook-mails.ts';

/** How many addresses a member can have. */
const MOST_WEBHOOKS = 5;

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  keys: MemberKeys;
  plans: PlanReader;
  sender: WebhookSender;
  teller: WebhookTeller;
  members: Pick<MemberStore, 'findById'>;
  outbox: Outbox;
  /** The address that people use. */
  publicUrl(): string;
}

export type Webhooks = ReturnType<typeof createWebhooks>;

/** The addresses of members' own programs. */
export function createWebhooks(dependencies: Dependencies) {
  const { db, clock, locks, keys, plans, sender, teller, members, outbox, publicUrl } = dependencies;
  const { list, present } = createWebhookReader(dependencies);

  return {
    list,

    /**
     * Adds one, and tells the member by mail. Throws a 409 at `MOST_WEBHOOKS`, and a 422 for an address that
     * cannot be one.
     */
    async create(userId: number, { url, events }: NewWebhook): Promise<MadeWebhook> {
      const detail = sender.findProblem(url);
      if (detail !== undefined) throw new Refusal('invalid', { detail, field: 'url' });
      const secret = createSecret();
      const row = await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        const there = await transaction
          .selectFrom('webhooks')
          .select('id')
          .where('user_id', '=', userId)
          .execute();
        if (there.length >= MOST_WEBHOOKS) throw new Refusal('conflict', { detail: TOO_MANY });
        const owner = await members.findById(userId, transaction);
        if (owner)
          await outbox.post(
            transaction,
            addedMail(owner.email, { host: new URL(url).host, publicUrl: publicUrl() }),
          );
        const seal = await keys.findSealer(transaction, userId);
        return await transaction
          .insertInto('webhooks')
          .values({
            user_id: userId,
            sealed_url: seal(Buffer.from(url), URL_CONTEXT),
            sealed_secret: seal(Buffer.from(secret), SECRET_CONTEXT),
            events,
            told_plan: (await plans.find(userId, transaction))?.plan ?? 'free',
            created_at: clock(),
          })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { webhook: await present(row, () => Buffer.from(url)), secret };
    },

    /** Ends one at once. False when the member has no such address. */
    async remove(userId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Sends a test as any other event. Throws a 404, and a 409 while the address is paused. */
    async test(userId: number, id: number): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const own = await lockOwn(transaction, userId, id);
        if (own.paused_at !== null) throw new Refusal('conflict', { detail: IS_PAUSED });
        await teller.tell(transaction, userId, { type: 'webhook.test' }, [own]);
      });
    },

    /** Throws a 404. */
    async resume(userId: number, id: number): Promise<void> {
      await inTransaction(db, async (transaction) => {
        const { paused_at } = await lockOwn(transaction, userId, id);
        if (paused_at === null) return;
        await transaction
          .updateTable('webhooks')
          .set({ paused_at: null, pause_reason: null, failing_since: null })
          .where('id', '=', id)
          .execute();
      });
    },
  };
}

/** The member's own address, which nobody deletes until the transaction ends. Throws a 404. */
async function lockOwn(transaction: DbTransaction, userId: number, id: number) {
  const own = await transaction
    .selectFrom('webhooks')
    .select(['id', 'paused_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forKeyShare()
    .executeTakeFirst();
  if (!own) throw new Refusal('not_found');
  return own;
}

const TOO_MANY = `You have ${MOST_WEBHOOKS} webhooks, which is the most. Delete one first.`;
const IS_PAUSED = 'This webhook is paused. Resume it first.';
