import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens on this machine. */
export interface Listening {
  url: string;
  close(): Promise<void>;
}

/** Listens on a port of this machine, any free one by default. Throws when the port is taken. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: found } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${found}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
