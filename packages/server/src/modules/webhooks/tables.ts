import type { Plan, WebhookDelivery, WebhookEvent, WebhookMessageType } from '@daylit/contract';
import type { Generated } from 'kysely';
import type { DeliveryProblem } from './ports.ts';

/** The tables of the webhooks module. */
export interface WebhookTables {
  webhooks: WebhookTable;
  webhook_events: WebhookEventTable;
  webhook_deliveries: WebhookDeliveryTable;
}

/** Addresses of members' programs. */
export interface WebhookTable {
  id: Generated<number>;
  user_id: number;
  /** Sealed, because an address may hold a key of its own. */
  sealed_url: Buffer;
  sealed_secret: Buffer;
  events: WebhookEvent[];
  /** The plan that the address knows of, so that each change is told once. */
  told_plan: Plan;
  created_at: Date;
  /** The first failure since something arrived; null while messages arrive. */
  failing_since: Date | null;
  paused_at: Date | null;
  /** `gone`: the address answered 410. Null while it is not paused. */
  pause_reason: 'failures' | 'gone' | null;
}

/** What has happened to a member with a webhook: one row, however many addresses are told. */
export interface WebhookEventTable {
  id: Generated<number>;
  user_id: number;
  /** What `webhook-id` says. */
  message_id: string;
  type: WebhookMessageType;
  /** The number of the scan, of `report.complete`. */
  scan_id: number | null;
  created_at: Date;
}

/** An event on its way to one address. */
export interface WebhookDeliveryTable {
  id: Generated<number>;
  user_id: number;
  webhook_id: number;
  event_id: number;
  state: WebhookDelivery['state'];
  attempts: number;
  /** Of the last answer; null where none came. */
  status: number | null;
  problem: DeliveryProblem | 'stopped' | null;
  attempted_at: Date | null;
  /** Null once it has ended. */
  next_attempt_at: Date | null;
}
