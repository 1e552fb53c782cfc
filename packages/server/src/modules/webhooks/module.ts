import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { eachInSteps } from '../../jobs/each-alone.ts';
import type { JobHandlers, JobQueue } from '../../jobs/queue.ts';
import type { Logger } from '../../logger.ts';
import { KEPT } from '../../retention.ts';
import type { PlanReader } from '../billing/ports.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberPorts } from '../members/ports.ts';
import type { FreshSignIn } from '../sign-in/ports.ts';
import { createWebhookDelivery } from './deliver-webhook.ts';
import { createWebhookHandlers } from './handlers.ts';
import type { WebhookJobs } from './jobs.ts';
import type { WebhookEvents, WebhookSender } from './ports.ts';
import { createWebhookTeller } from './tell-webhooks.ts';
import { createWebhooks } from './webhooks.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'error'>;
  queue: JobQueue<WebhookJobs>;
  members: MemberPorts;
  outbox: Outbox;
  freshSignIn: FreshSignIn;
  plans: PlanReader;
  webhookSender: WebhookSender;
  publicUrl(): string;
}

/** Webhooks: addresses of members' own programs, and what they are told. */
export function createWebhooksModule(given: Dependencies) {
  const { db, log, members, freshSignIn, webhookSender: sender } = given;
  const { locks, keys, store } = members;
  const teller = createWebhookTeller(given);
  const events: WebhookEvents = teller;
  const webhooks = createWebhooks({ ...given, locks, keys, members: store, sender, teller });
  const jobs: JobHandlers<WebhookJobs> = {
    'deliver-webhook': createWebhookDelivery({ ...given, keys, members: store, sender }),
    'tell-ended-plans': {
      run: (_payload, signal) =>
        eachInSteps(
          (after, limit) => listTold(db, after, limit),
          (id) => inTransaction(db, (transaction) => teller.planIsWritten(transaction, id)),
          { log, failed: 'webhooks were not told of a plan', idOf: (id) => id, signal },
        ),
      giveUp: async () => undefined,
    },
  };
  return {
    handlers: createWebhookHandlers({ webhooks, freshSignIn }),
    jobs,
    ports: {
      events,
      async purge(now: Date) {
        const oldest = new Date(now.getTime() - KEPT.webhookEvent);
        await db.deleteFrom('webhook_events').where('created_at', '<', oldest).execute();
      },
    },
  };
}

/** Members with an address that is told of plans. */
async function listTold(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select('user_id')
    .distinct()
    .where('user_id', '>', after)
    .where('paused_at', 'is', null)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
