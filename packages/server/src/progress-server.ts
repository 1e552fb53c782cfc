import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the page /restore is told while the server itself is stopped. */
export type RestoreState =
  | { state: 'restoring'; share: number }
  | { state: 'done' }
  | { state: 'failed'; detail: string };

/** How long the last state waits for a page to ask, in milliseconds. */
const LAST_ASKED = 5_000;

/**
 * Answers at the server's address while it is stopped for a restore: how far that is, and 503 to every other
 * call.
 */
export async function serveProgress(address: { host: string; port: number }) {
  let state: RestoreState = { state: 'restoring', share: 0 };
  const told = Promise.withResolvers<void>();
  const http = createServer((request, response) => {
    const isAsked = request.url === '/restore/progress' && request.method === 'GET';
    response
      .writeHead(isAsked ? 200 : 503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        connection: 'close',
        ...(!isAsked && { 'retry-after': '5' }),
      })
      .end(
        JSON.stringify(isAsked ? state : { detail: 'A backup is being restored. Please come back soon.' }),
      );
    if (isAsked && state.state !== 'restoring') told.resolve();
  });
  http.listen(address);
  await new Promise<void>((resolve, reject) => http.once('listening', resolve).once('error', reject));
  return {
    port: (http.address() as AddressInfo).port,
    show(share: number): void {
      state = { state: 'restoring', share };
    },
    /** Tells the end to a page that asks within some seconds, and stops. */
    async end(last: RestoreState): Promise<void> {
      state = last;
      await Promise.race([told.promise, sleep(LAST_ASKED, undefined, { ref: false })]);
      await new Promise((resolve) => {
        http.close(resolve);
        http.closeAllConnections();
      });
    },
  };
}
