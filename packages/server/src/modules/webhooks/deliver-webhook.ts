import { measure } from '../../activity.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { JobHandler } from '../../jobs/queue.ts';
import type { WebhookJobs } from './jobs.ts';
import { messageOf } from './message.ts';
import type { DeliveryOutcome, WebhookSender } from './ports.ts';
import { createOutcomeRecord, isDelivered, type RecordDependencies, stopWaiting } from './record-outcome.ts';
import { SECRET_CONTEXT, URL_CONTEXT } from './seal-contexts.ts';
import { signMessage } from './sign-message.ts';

interface Dependencies extends RecordDependencies {
  db: Db;
  sender: WebhookSender;
}

type Payload = WebhookJobs['deliver-webhook'];

/**
 * Makes one attempt, and orders the next one. A worker that dies between the answer and its record lets the
 * same message be sent again, with the same id.
 */
export function createWebhookDelivery(dependencies: Dependencies): JobHandler<Payload> {
  const { db, clock, keys, members, sender, publicUrl } = dependencies;
  const record = createOutcomeRecord(dependencies);

  async function attempt(payload: Payload, signal: AbortSignal): Promise<DeliveryOutcome | undefined> {
    const { user_id } = payload;
    const found = await findWaiting(db, payload);
    // Deleted, erased, or recorded by a worker that died before it could report that.
    if (!found) return undefined;
    const open = await keys.findOpener(db, user_id);
    const body = JSON.stringify(messageOf(found, publicUrl()));
    const secret = open(found.sealed_secret, SECRET_CONTEXT).toString();
    const headers = signMessage(secret, { id: found.message_id, body }, clock());
    const url = open(found.sealed_url, URL_CONTEXT).toString();
    return measure(
      { part: 'webhook', operation: 'deliver' },
      () => sender.send({ url, headers, body }, signal),
      { ofValue: (outcome) => (isDelivered(outcome) ? 'ok' : 'failed') },
    );
  }

  return {
    async run(payload, signal) {
      const owner = await members.findById(payload.user_id);
      if (owner && owner.disabled_at !== null) return await stopWaiting(db, { id: payload.delivery_id });
      const outcome = await attempt(payload, signal);
      if (outcome) await inTransaction(db, (transaction) => record(transaction, payload, outcome));
    },

    giveUp: ({ delivery_id }) => stopWaiting(db, { id: delivery_id }),
  };
}

function findWaiting(db: Db, { delivery_id, attempt }: Payload) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as e', 'e.id', 'd.event_id')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['e.message_id', 'e.type', 'e.scan_id', 'e.created_at', 'w.sealed_url', 'w.sealed_secret'])
    .where('d.id', '=', delivery_id)
    .where('d.state', '=', 'waiting')
    .where('d.attempts', '=', attempt)
    .executeTakeFirst();
}
