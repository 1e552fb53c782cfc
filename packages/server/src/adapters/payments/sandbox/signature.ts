import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BouncedRefund, ProviderEvent } from '../../../modules/billing/ports.ts';

/** How many seconds a signature is accepted for. */
const TOLERANCE = 300;

/** Signs a body as payment providers do: with the time, and a code over time and body. */
export function sign(body: string, secret: Buffer, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${codeOf(seconds, Buffer.from(body), secret).toString('hex')}`;
}

function codeOf(seconds: number, body: Uint8Array, secret: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
}

/** The event in a body. Undefined for a wrong or an old signature. */
export function readSigned(
  body: Uint8Array,
  signature: string,
  { secret, now }: { secret: Buffer; now: Date },
): ProviderEvent | undefined {
  const [, time = '', code = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  if (!code || Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE) return undefined;
  if (!timingSafeEqual(Buffer.from(code, 'hex'), codeOf(Number(time), body, secret))) return undefined;
  const { id, type, object } = JSON.parse(Buffer.from(body).toString()) as StoredEvent;
  return { id, type, customerId: object.customer, bounced: object.bounced ?? null };
}

/** The body of an event. */
interface StoredEvent {
  id: string;
  type: string;
  object: { customer: string | null; bounced?: BouncedRefund | null };
}
