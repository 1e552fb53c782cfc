import type { Webhook } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MemberKeys, OpenSealed } from '../members/ports.ts';
import { deliveryWords, PAUSE_WORDS } from './delivery-words.ts';
import { URL_CONTEXT } from './seal-contexts.ts';
import type { WebhookTable } from './tables.ts';

/** How many deliveries of an address are listed. */
const LISTED = 5;

/** Reads the addresses as their owner sees them. */
export function createWebhookReader({ db, keys }: { db: Db; keys: MemberKeys }) {
  async function present(row: Selectable<WebhookTable>, open: OpenSealed): Promise<Webhook> {
    const { id, events, created_at, paused_at, pause_reason } = row;
    const deliveries = await db
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhook_events as e', 'e.id', 'd.event_id')
      .select(['e.message_id', 'e.type', 'e.created_at', 'd.state', 'd.attempts', 'd.status', 'd.problem'])
      .select(['d.attempted_at', 'd.next_attempt_at'])
      .where('d.webhook_id', '=', id)
      .orderBy('d.event_id', 'desc')
      .limit(LISTED)
      .execute();
    return {
      id,
      url: open(row.sealed_url, URL_CONTEXT).toString(),
      events,
      created_at: created_at.toISOString(),
      paused: paused_at && pause_reason && { at: paused_at.toISOString(), detail: PAUSE_WORDS[pause_reason] },
      deliveries: deliveries.map((delivery) => ({
        id: delivery.message_id,
        type: delivery.type,
        created_at: delivery.created_at.toISOString(),
        state: delivery.state,
        attempts: delivery.attempts,
        detail: deliveryWords(delivery),
        attempted_at: delivery.attempted_at?.toISOString() ?? null,
        next_attempt_at: delivery.next_attempt_at?.toISOString() ?? null,
      })),
    };
  }

  return {
    present,

    /** Newest first. */
    async list(userId: number): Promise<Webhook[]> {
      const rows = await db
        .selectFrom('webhooks')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute();
      if (rows.length === 0) return [];
      const open = await keys.findOpener(db, userId);
      return Promise.all(rows.map((row) => present(row, open)));
    },
  };
}
