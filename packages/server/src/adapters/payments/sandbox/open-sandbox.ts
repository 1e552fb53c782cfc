import type { Pool } from 'pg';
import type { Clock } from '../../../clock.ts';
import type { Keyring } from '../../../keyring.ts';
import type { Logger } from '../../../logger.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { Faults } from './sender.ts';

interface Options {
  pool: Pool;
  clock: Clock;
  keyring: Keyring;
  log: Logger;
  faults: Faults;
  /** Whether this process does what becomes due, and sends the events to its own webhook. */
  sends: boolean;
  /** The address that people use, and the one at which this server reaches itself. */
  publicUrl(): string;
  ownUrl(): string;
}

/** How often the sandbox looks for what has become due, in milliseconds. */
const TICK = 30_000;

/** How long the receiver may take to answer an event, in milliseconds. */
const EVENT_TIMEOUT_MS = 10_000;

/** Opens the sandbox of this server: it sends its events to the server's own webhook. The stack stops it. */
export async function openSandbox(options: Options, stack: AsyncDisposableStack): Promise<Sandbox> {
  const { keyring, log, ownUrl, sends } = options;
  const stopping = new AbortController();
  const onError = (err: unknown): void => {
    if (!stopping.signal.aborted) log.warn({ err }, 'the sandbox of payments stumbled');
  };
  const sandbox = createSandbox({
    ...options,
    onError,
    secret: await keyring.obtain('sandbox'),
    async deliver(body, signature) {
      const response = await fetch(`${ownUrl()}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(EVENT_TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return response.ok;
    },
  });
  const timer = sends ? setInterval(() => void sandbox.tick().catch(onError), TICK) : undefined;
  stack.defer(() => {
    stopping.abort();
    clearInterval(timer);
  });
  return sandbox;
}
