import type { Clock } from '../../../clock.ts';
import { sign } from './signature.ts';
import type { SandboxStore } from './store.ts';

/** Delivers a signed event. Resolves with whether it was accepted. */
export type Deliver = (body: string, signature: string) => Promise<boolean>;

/** Faults that the sandbox can simulate. */
export interface Faults {
  /** Delay of each event in seconds. */
  late?: number;
  twice?: boolean;
  shuffled?: boolean;
}

interface Dependencies {
  store: SandboxStore;
  clock: Clock;
  secret: Buffer;
  deliver: Deliver;
  faults: Faults;
}

/**
 * Maximum pause between two attempts, in milliseconds, and the number of attempts after which an event is
 * given up.
 */
const LONGEST_PAUSE = 60 * 60 * 1000;
const MAX_TRIES = 80;

/** Number of events that one run sends. */
const BATCH = 200;

/** Sends the events that are due: each again until it is accepted, for about three days. */
export function createSender({ store, clock, secret, deliver, faults }: Dependencies) {
  async function send({ id, body, tries }: { id: string; body: string; tries: number }): Promise<void> {
    const isAccepted = await deliver(body, sign(body, secret, clock())).catch(() => false);
    if (isAccepted || tries + 1 >= MAX_TRIES) {
      await store.db.deleteFrom('events').where('id', '=', id).execute();
      return;
    }
    const pause = Math.min(LONGEST_PAUSE, 2 ** tries * 1000);
    await store.db
      .updateTable('events')
      .set({ tries: tries + 1, send_at: new Date(clock().getTime() + pause) })
      .where('id', '=', id)
      .execute();
  }

  return async function sendDue(): Promise<void> {
    const due = await store.db
      .selectFrom('events')
      .select(['id', 'body', 'tries'])
      .where('send_at', '<=', clock())
      .orderBy('send_at')
      .limit(BATCH)
      .execute();
    const order = faults.shuffled ? due.sort((a, b) => a.id.localeCompare(b.id)) : due;
    for (const event of faults.twice ? order.flatMap((event) => [event, event]) : order) await send(event);
  };
}
