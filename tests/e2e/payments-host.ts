import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another payments host: an origin of its own, which may share its name, and so cookies, with the server. */
export interface PaymentsHost {
  url: string;
  /** Addresses of the calls that came from pages, in their order. */
  calls: readonly string[];
  /** Names the server that knows the members; before that every call is answered 502. */
  standBefore(server: string): void;
  close(): Promise<void>;
}

/** Starts one that allows the calls of pages (CORS) and forwards them, as a proxy would. */
export async function startPaymentsHost(): Promise<PaymentsHost> {
  const calls: string[] = [];
  let server: string | undefined;

  const host = createServer(async (request, response) => {
    const { origin = '', cookie = '', 'content-type': type } = request.headers;
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-credentials', 'true');
    if (request.method === 'OPTIONS') {
      // The last one is not from a page: the tests' browser adds it to every request, as a proxy would.
      const allowed = 'content-type, x-requested-with, x-forwarded-for';
      response.setHeader('access-control-allow-headers', allowed);
      response.writeHead(204).end();
      return;
    }
    calls.push(request.url ?? '');
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    if (server === undefined) {
      response.writeHead(502).end();
      return;
    }
    const answer = await fetch(`${server}${request.url}`, {
      method: 'POST',
      headers: { cookie, ...(type === undefined ? {} : { 'content-type': type }) },
      body: body.length === 0 ? null : Buffer.concat(body),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
  const { port } = host.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    standBefore(address) {
      server = address;
    },
    async close() {
      host.closeAllConnections();
      await new Promise((closed) => host.close(closed));
    },
  };
}
