/** The background work of the webhooks module. */
export interface WebhookJobs {
  /** One attempt. `attempt` is how many came before, so that a repeated job sends nothing twice. */
  'deliver-webhook': { user_id: number; webhook_id: number; delivery_id: number; attempt: number };
  /** Tells of plans that have ended by their time, which no transaction writes. Runs every hour. */
  'tell-ended-plans': Record<string, never>;
}
