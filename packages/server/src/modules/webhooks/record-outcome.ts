import type { Selectable } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Outbox } from '../mail/ports.ts';
import type { MemberKeys, MemberStore } from '../members/ports.ts';
import type { WebhookJobs } from './jobs.ts';
import type { DeliveryOutcome } from './ports.ts';
import { URL_CONTEXT } from './seal-contexts.ts';
import type { WebhookTable } from './tables.ts';
import { pausedMail } from './webhook-mails.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each further attempt. */
const RETRIES = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** After how many milliseconds without a success an address is paused. */
const PAUSED_AFTER = 3 * 24 * HOUR * 1000;

export interface RecordDependencies {
  clock: Clock;
  queue: JobQueue<WebhookJobs>;
  keys: MemberKeys;
  members: Pick<MemberStore, 'findById'>;
  outbox: Outbox;
  publicUrl(): string;
}

type Payload = WebhookJobs['deliver-webhook'];
type PauseReason = NonNullable<WebhookTable['pause_reason']>;

/** Writes the outcome of an attempt, with the job of the next one, or with the end of all. */
export function createOutcomeRecord(dependencies: RecordDependencies) {
  const { clock, queue, keys, members, outbox, publicUrl } = dependencies;

  async function pause(transaction: DbTransaction, { user_id, webhook_id }: Payload, reason: PauseReason) {
    const paused = await transaction
      .updateTable('webhooks')
      .set({ paused_at: clock(), pause_reason: reason })
      .where('id', '=', webhook_id)
      .where('paused_at', 'is', null)
      .returning('sealed_url')
      .executeTakeFirst();
    if (!paused) return;
    await stopWaiting(transaction, { webhook_id });
    const owner = await members.findById(user_id, transaction);
    if (!owner) return;
    const url = await keys.open(transaction, user_id, paused.sealed_url, URL_CONTEXT);
    await outbox.post(
      transaction,
      pausedMail(owner.email, { host: new URL(url.toString()).host, reason, publicUrl: publicUrl() }),
    );
  }

  /** The address is locked before its deliveries, in the order in which deleting it does so. */
  return async (transaction: DbTransaction, payload: Payload, outcome: DeliveryOutcome): Promise<void> => {
    const { webhook_id, delivery_id, attempt: before } = payload;
    const now = clock();
    const webhook = await transaction
      .selectFrom('webhooks')
      .select(['failing_since', 'paused_at'])
      .where('id', '=', webhook_id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!webhook) return;
    const isDone = isDelivered(outcome);
    const failing_since = isDone ? null : (webhook.failing_since ?? now);
    const reason = findPauseReason(outcome, failing_since, now);
    const delay = isDone || reason ? undefined : RETRIES[before];
    const recorded = await transaction
      .updateTable('webhook_deliveries')
      .set({
        status: null,
        problem: null,
        ...outcome,
        attempts: before + 1,
        attempted_at: now,
        state: isDone ? 'delivered' : delay === undefined ? 'failed' : 'waiting',
        next_attempt_at: delay === undefined ? null : new Date(now.getTime() + delay * 1000),
      })
      .where('id', '=', delivery_id)
      .where('state', '=', 'waiting')
      .where('attempts', '=', before)
      .returning('id')
      .executeTakeFirst();
    if (!recorded) return;
    await transaction.updateTable('webhooks').set({ failing_since }).where('id', '=', webhook_id).execute();
    if (delay !== undefined)
      await queue.enqueue(transaction, 'deliver-webhook', { ...payload, attempt: before + 1 }, delay);
    if (reason) await pause(transaction, payload, reason);
  };
}

/** Ends what would be sent later. */
export async function stopWaiting(db: Db, which: { id: number } | { webhook_id: number }): Promise<void> {
  const [[column, value]] = Object.entries(which) as [['id' | 'webhook_id', number]];
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', problem: 'stopped', next_attempt_at: null })
    .where(column, '=', value)
    .where('state', '=', 'waiting')
    .execute();
}

export function isDelivered(outcome: DeliveryOutcome): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
}

function findPauseReason(
  outcome: DeliveryOutcome,
  failingSince: Selectable<WebhookTable>['failing_since'],
  now: Date,
): PauseReason | undefined {
  if ('status' in outcome && outcome.status === 410) return 'gone';
  const isLong = failingSince !== null && now.getTime() - failingSince.getTime() >= PAUSED_AFTER;
  return isLong ? 'failures' : undefined;
}
