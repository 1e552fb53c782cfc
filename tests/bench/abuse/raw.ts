import { connect, type Socket } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';

/** A connection without an HTTP client, which sends what no client would. */
export interface RawConnection {
  socket: Socket;
  /** All that has come back so far. */
  received(): string;
  /** When the other side has closed it. */
  closed: Promise<void>;
  isClosed(): boolean;
}

/** Opens one and sends these bytes, from another address of this machine where one is given. */
export function openRaw(url: string, bytes = '', from?: string): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, ...(from && { localAddress: from }) });
  let received = '';
  let isClosed = false;
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  // A connection that is cut is closed, too.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    resolve();
  });
  socket.write(bytes);
  return { socket, received: () => received, closed, isClosed: () => isClosed };
}

/** Sends bytes as they are and returns everything that comes back until the other side closes, or `patience` ms have passed. */
export async function sendBytes(url: string, bytes: string, patience = 5_000): Promise<string> {
  const { socket, received, closed } = openRaw(url, bytes);
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
  socket.destroy();
  return received();
}

/** The same, and reads the first answer. The status is 0 when there is none. */
export async function sendRawAnswer(
  url: string,
  bytes: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return readRawAnswer(await sendBytes(url, bytes));
}

export function readRawAnswer(text: string): { status: number; headers: IncomingHttpHeaders; body: string } {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => /^([^:]+):\s*(.*)$/.exec(line));
  const headers = Object.fromEntries(
    lines.flatMap((line) => (line ? [[line[1]?.toLowerCase(), line[2]]] : [])),
  );
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), headers, body: body.join('\r\n\r\n') };
}
