import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A message as received. */
export interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A member's program that receives webhooks on this machine. */
export interface WebhookReceiver {
  url: string;
  /** Oldest first. */
  received: ReceivedMessage[];
  /** Sets how it answers from now on. Until then with 204. */
  behave(answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  let answer = receive;
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/daylit`,
    received,
    behave: (behaviour) => void (answer = behaviour),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function receive(response: ServerResponse): void {
  response.writeHead(204).end();
}

/** Whether a message is signed with the secret, by Standard Webhooks. */
export function isSigned(secret: string, { headers, body }: ReceivedMessage): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  return headers['webhook-signature'] === `v1,${signature}`;
}
