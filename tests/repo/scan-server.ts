import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server whose only scan failed for a given reason, by which the answers of several servers differ. */
export interface ScanServer extends AsyncDisposable {
  /** Its origin. */
  url: string;
}

export async function serveScan(failure_detail: string): Promise<ScanServer> {
  const scan = { id: 7, created_at: 0, status: 'failed', failure_detail };
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(scan));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
