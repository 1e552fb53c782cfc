import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes as they are, which no HTTP client would, and returns everything that comes back. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
