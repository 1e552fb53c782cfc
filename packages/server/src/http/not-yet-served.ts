import { Refusal } from '../errors.ts';
import type { Handlers, OperationId } from './contract.ts';

/** Calls of the document that this version does not serve. They answer 501, and the document says so. */
export const NOT_YET_SERVED = [
  'listChatMessages',
  'streamChat',
  'resumeChat',
  'createCheckoutSession',
  'confirmSubscription',
  'previewProration',
  'changeSubscription',
  'cancelSubscription',
  'keepCurrentPlan',
  'receiveStripeEvent',
] as const satisfies readonly OperationId[];

/** Handlers that answer 501 for each of them. */
export function createNotYetServedHandlers(): Pick<Handlers, (typeof NOT_YET_SERVED)[number]> {
  return Object.fromEntries(NOT_YET_SERVED.map((id) => [id, refuse])) as never;
}

async function refuse(): Promise<never> {
  throw new Refusal('not_served');
}
