import { createHmac, randomBytes } from 'node:crypto';

/** Begins every secret, as Standard Webhooks has it. */
const PREFIX = 'whsec_';

/** Bytes of a key; Standard Webhooks asks for 24 to 64. */
const KEY_BYTES = 32;

/** A new key of signatures, and how a member is told it. */
export function createSecret(): string {
  return PREFIX + randomBytes(KEY_BYTES).toString('base64');
}

interface Message {
  id: string;
  body: string;
}

/** The headers of a message by Standard Webhooks, signed at `now`. */
export function signMessage(secret: string, { id, body }: Message, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
