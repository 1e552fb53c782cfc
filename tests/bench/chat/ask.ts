import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { RunningServer } from '../running-server.ts';

/** A message whose reply has begun. */
export interface Asked {
  /** Milliseconds. */
  firstEventAfter: number;
  leave(): void;
  end(): Promise<void>;
}

/**
 * Keeps its connections, as browsers do. `fetch` would take three times the processor, from a server that has
 * these cores to itself otherwise.
 */
const agent = new Agent({ keepAlive: true });

/** Sends a message and waits for the first event. */
export async function ask(
  server: Pick<RunningServer, 'origin'>,
  token: string,
  message: string,
): Promise<Asked> {
  const body = JSON.stringify({ message });
  const askedAt = performance.now();
  const asking = request(`${server.origin}/api/chat2/stream`, {
    agent,
    method: 'POST',
    headers: {
      cookie: `session=${token}`,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  });
  asking.end(body);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  // The machine is too busy for a connection to the database; the next attempt includes the lost time.
  if (response.statusCode === 503) {
    response.resume();
    return ask(server, token, message);
  }
  if (response.statusCode !== 200) throw new Error(`A message was answered with ${response.statusCode}.`);
  await once(response, 'readable');
  const firstEventAfter = performance.now() - askedAt;
  // A client that disconnects gets an error of the connection.
  response.on('error', () => undefined);
  return {
    firstEventAfter,
    leave: () => asking.destroy(),
    async end() {
      response.resume();
      await once(response, 'end');
    },
  };
}
