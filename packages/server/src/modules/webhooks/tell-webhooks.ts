import type { WebhookMessageType } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { DbTransaction } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import { createToken } from '../../tokens.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { WebhookJobs } from './jobs.ts';
import type { WebhookEvents } from './ports.ts';

interface Dependencies {
  clock: Clock;
  queue: JobQueue<WebhookJobs>;
  plans: PlanReader;
}

interface Happening {
  type: WebhookMessageType;
  scan_id?: number;
}

export type WebhookTeller = ReturnType<typeof createWebhookTeller>;

/** Writes what has happened, with a delivery and a job for each address that wants to know. */
export function createWebhookTeller({ clock, queue, plans }: Dependencies) {
  /** The caller has locked the addresses, so that none is deleted meanwhile. */
  async function tell(
    transaction: DbTransaction,
    userId: number,
    { type, scan_id }: Happening,
    webhooks: readonly { id: number }[],
  ): Promise<void> {
    if (webhooks.length === 0) return;
    const now = clock();
    const event = await transaction
      .insertInto('webhook_events')
      .values({
        user_id: userId,
        message_id: `msg_${createToken()}`,
        type,
        scan_id: scan_id ?? null,
        created_at: now,
      })
      // Told before.
      .onConflict((conflict) => conflict.columns(['user_id', 'type', 'scan_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!event) return;
    for (const { id: webhook_id } of webhooks) {
      const { id: delivery_id } = await transaction
        .insertInto('webhook_deliveries')
        .values({
          user_id: userId,
          webhook_id,
          event_id: event.id,
          state: 'waiting',
          attempts: 0,
          next_attempt_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await queue.enqueue(transaction, 'deliver-webhook', {
        user_id: userId,
        webhook_id,
        delivery_id,
        attempt: 0,
      });
    }
  }

  return {
    tell,

    async reportIsComplete(transaction, { user_id, id }) {
      const webhooks = await transaction
        .selectFrom('webhooks')
        .select(['id', 'events'])
        .where('user_id', '=', user_id)
        .where('paused_at', 'is', null)
        .forKeyShare()
        .execute();
      const told = webhooks.filter(({ events }) => events.includes('report.complete'));
      await tell(transaction, user_id, { type: 'report.complete', scan_id: id }, told);
    },

    async planIsWritten(transaction, userId) {
      const found = await plans.find(userId, transaction);
      if (!found) return;
      const { plan: told_plan } = found;
      // A row that another transaction has just changed is not changed again.
      const webhooks = await transaction
        .updateTable('webhooks')
        .set({ told_plan })
        .where('user_id', '=', userId)
        .where('told_plan', '!=', told_plan)
        .returning(['id', 'events', 'paused_at'])
        .execute();
      const told = webhooks.filter(
        ({ events, paused_at }) => paused_at === null && events.includes('plan.changed'),
      );
      await tell(transaction, userId, { type: 'plan.changed' }, told);
    },
  } satisfies WebhookEvents & { tell: typeof tell };
}
