import { connect, type Socket } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';

/** A raw connection, for bytes that no HTTP client would send. */
export interface RawConnection {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Resolves when the other side has closed it. */
  closed: Promise<void>;
  isClosed(): boolean;
}

/** Opens a connection and sends these bytes, optionally from another local address. */
export function openRaw(url: string, bytes = '', from?: string): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, ...(from && { localAddress: from }) });
  let received = '';
  let isClosed = false;
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  // A reset connection counts as closed.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isClosed = true;
    resolve();
  });
  socket.write(bytes);
  return { socket, received: () => received, closed, isClosed: () => isClosed };
}

/** Sends raw bytes. Returns everything received until the other side closes or `patience` ms have passed. */
export async function sendBytes(url: string, bytes: string, patience = 5_000): Promise<string> {
  const { socket, received, closed } = openRaw(url, bytes);
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
  socket.destroy();
  return received();
}

/** Sends raw bytes and reads the first response. Its status is 0 when there is none. */
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
