import type { Pool } from 'pg';
import type { Clock } from '../../../clock.ts';
import type { PaymentProvider, PracticeDesk } from '../../../modules/billing/ports.ts';
import { createCustomerCalls } from './customer-calls.ts';
import { createDesk } from './desk.ts';
import { type Deliver, type Faults, createSender } from './sender.ts';
import { readSigned } from './signature.ts';
import { createSandboxStore } from './store.ts';
import { createSubscriptionCalls } from './subscription-calls.ts';

/** The sandbox: a payment provider with play money, its pages, and its sender of events. */
export interface Sandbox {
  provider: PaymentProvider;
  desk: PracticeDesk;
  /** Does what became due and sends its events. */
  tick(): Promise<void>;
}

interface Options {
  pool: Pool;
  clock: Clock;
  /** Signs the events. */
  secret: Buffer;
  deliver: Deliver;
  /** The public address of the product; known once the server listens. */
  publicUrl(): string;
  faults?: Faults;
  /** False: events wait for another process. Default true. */
  sends?: boolean;
  onError(error: unknown): void;
}

export function createSandbox(options: Options): Sandbox {
  const { secret, publicUrl, faults = {}, sends = true } = options;
  const store = createSandboxStore({
    ...options,
    sendAt: (now) => new Date(now.getTime() + (faults.late ?? 0) * 1000),
  });
  const sendDue = createSender({ ...options, store, faults });

  async function tick(): Promise<void> {
    for (const id of await store.listDue()) await store.turn(id, () => null);
    await sendDue();
  }

  // Events are sent after the answer, as a provider elsewhere does.
  const sendSoon = () => {
    if (sends) setImmediate(() => void sendDue().catch(options.onError));
  };
  return {
    provider: {
      name: 'sandbox',
      isSold: () => true,
      now: () => store.now(),
      ...createCustomerCalls(store, publicUrl),
      ...createSubscriptionCalls(store, sendSoon),
      readEvent: async (body, signature, now) => readSigned(body, signature, { secret, now }),
    },
    desk: createDesk({ store, sendSoon, tick }),
    tick,
  };
}
