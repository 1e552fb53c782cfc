import { once } from 'node:events';
import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a proxy does with the requests that it passes on, right or wrong. */
export interface ProxyHabits {
  /** What it makes of X-Forwarded-For, of which it got `given`. By default it adds the caller. */
  forwardedFor?: (given: string) => string | undefined;
  /** Whether it collects an answer before it passes it on. */
  collects?: boolean;
  /** Bytes of a body at most. */
  maxBody?: number;
  /** The Host header that it sends, where not the caller's. */
  host?: string;
  /** Answers itself, with that status. */
  status?: number;
}

export interface Proxy {
  /** Where it listens. */
  url: string;
  /** The origin that it passes requests on to. */
  target: string;
  habits: ProxyHabits;
  close(): Promise<void>;
}

/** Starts a reverse proxy on a free port. */
export async function startProxy(): Promise<Proxy> {
  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { forwardedFor = addCaller, collects, maxBody = Infinity, host, status } = proxy.habits;
    const tooLarge = Number(incoming.headers['content-length'] ?? 0) > maxBody;
    if (status !== undefined || tooLarge) {
      incoming.resume();
      outgoing.writeHead(status ?? 413, { connection: 'close' }).end('<html>The proxy</html>');
      return;
    }
    const passed = forwardedFor(String(incoming.headers['x-forwarded-for'] ?? '')) ?? [];
    // A header without a value is left out.
    const headers = { ...incoming.headers, ...(host && { host }), 'x-forwarded-for': passed };
    const onward = open(new URL(incoming.url ?? '/', proxy.target), { method: incoming.method, headers });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    if (collects) outgoing.end(await buffer(answer));
    else answer.pipe(outgoing);
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const proxy: Proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target: '',
    habits: {},
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

function addCaller(given: string): string {
  return given ? `${given}, 127.0.0.1` : '127.0.0.1';
}
