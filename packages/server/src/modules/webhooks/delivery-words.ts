import type { Selectable } from 'kysely';
import type { WebhookDeliveryTable, WebhookTable } from './tables.ts';

const PROBLEMS: Record<NonNullable<WebhookDeliveryTable['problem']>, string> = {
  no_answer: 'No answer came within 10 seconds.',
  unreachable: 'The address could not be reached.',
  wrong_certificate: 'The certificate of the address is not valid.',
  not_public: 'The address leads into a private network.',
  stopped: 'It was not sent, because the webhook or the account was stopped.',
};

/** How far a delivery has got. */
export function deliveryWords({
  status,
  problem,
}: Pick<Selectable<WebhookDeliveryTable>, 'status' | 'problem'>): string {
  if (problem !== null) return PROBLEMS[problem];
  return status === null ? 'It is on its way.' : `The answer was ${status}.`;
}

/** Why an address is paused. */
export const PAUSE_WORDS: Record<NonNullable<WebhookTable['pause_reason']>, string> = {
  failures: 'Nothing has arrived for three days.',
  gone: 'It answered 410, which asks for no more messages.',
};
