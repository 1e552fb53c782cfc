import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** An address that leads to one port, and later to another, as the name of a database does in a failover. */
export interface MovingAddress {
  port: number;
  /** Cuts all connections; new ones lead to this port from now on, and nowhere where it is undefined. */
  moveTo(port: number | undefined): void;
  close(): Promise<void>;
}

/** Starts one on a free port of the loopback interface. */
export async function openMovingAddress(target: number): Promise<MovingAddress> {
  let leadsTo: number | undefined = target;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    if (leadsTo === undefined) return void near.destroy();
    const far = connect(leadsTo, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(port) {
      leadsTo = port;
      cut();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
