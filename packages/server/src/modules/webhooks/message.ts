import type { WebhookMessage } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { WebhookEventTable } from './tables.ts';

/** What an address is told: ids and addresses of the API, and nothing about a person or a face. */
export function messageOf(
  { type, scan_id, created_at }: Pick<Selectable<WebhookEventTable>, 'type' | 'scan_id' | 'created_at'>,
  publicUrl: string,
): WebhookMessage {
  const timestamp = created_at.toISOString();
  if (scan_id !== null)
    return { type, timestamp, data: { checkin_id: scan_id, url: `${publicUrl}/api/checkins/${scan_id}` } };
  return { type, timestamp, data: type === 'plan.changed' ? { url: `${publicUrl}/api/usage` } : {} };
}
