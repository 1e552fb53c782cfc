// Buys at the sandbox as a browser does: opens the hosted page and sends its form.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sign } from '../src/adapters/payments/sandbox/signature.ts';
import type { Visitor } from './visitor.ts';

/** The test cards by what they do. */
export const CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0025 0000 3155',
  renewalFails: '4000 0000 0000 0341',
};

/** Sends the form of a page of the sandbox. Returns the status, the page, and where it leads. */
export async function payOn(
  page: string,
  fields: Record<string, string>,
): Promise<{ status: number; html: string; location: string }> {
  const filled = { expires: '12 / 99', code: '123', name: 'Noor Example', ...fields };
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(filled),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return {
    status: response.status,
    html: await response.text(),
    location: response.headers.get('location') ?? '',
  };
}

/** Opens a checkout for a price. Throws when it is refused. */
export async function openCheckout(member: Visitor, priceId: string): Promise<{ id: string; url: string }> {
  const { status, body } = await member.post('/api/create-checkout-session', { priceId });
  if (status !== 200) throw new Error(`The checkout was refused: ${JSON.stringify(body)}`);
  return body as { id: string; url: string };
}

/** Buys a plan and confirms it. `origin` is where the server answers, if not where it says. */
export async function buy(
  member: Visitor,
  priceId: string,
  card = CARDS.accepted,
  origin?: string,
): Promise<string> {
  const { id, url } = await openCheckout(member, priceId);
  const { status } = await payOn(origin === undefined ? url : origin + new URL(url).pathname, {
    number: card,
  });
  if (status !== 303) throw new Error(`The payment answered ${status}.`);
  const { body } = await member.post('/api/confirm-subscription', { sessionId: id });
  if (!(body as { success: boolean }).success) throw new Error('The checkout was not confirmed.');
  return id;
}

/** An event about no customer with a fresh signature, as the sandbox of `dataDir` makes it. */
export async function createEventSigner(dataDir: string): Promise<{ body: object; sign(): string }> {
  const secret = await readFile(path.join(dataDir, 'keys', 'sandbox'));
  const body = { id: 'evt_1', type: 'ping', object: { customer: null, subscription: null, checkout: null } };
  return { body, sign: () => sign(JSON.stringify(body), secret, new Date()) };
}
