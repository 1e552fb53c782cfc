import {
  buy,
  CARDS,
  createEventSigner,
  openCheckout,
  payOn,
} from '../../../packages/server/test/practice-shop.ts';
import { createVisitor, type Visitor } from '../../../packages/server/test/visitor.ts';

/** Checkouts, invoices and signatures, which no generator could guess. */
export interface MoneyCast {
  /** A paid checkout of the member of `confirmSubscription`. */
  checkoutId: string;
  /** Of the member of `getInvoice`. */
  invoiceId: string;
  event: { body: object; sign(): string };
}

/** Calls whose members have bought Plus by the month. */
export const PAYING = [
  'previewProration',
  'changeSubscription',
  'cancelSubscription',
  'keepCurrentPlan',
  'withdrawSubscription',
  'requestRefund',
  'changeCard',
  'getInvoice',
];

interface People {
  url: string;
  dataDir: string;
  doomed: Readonly<Record<string, string>>;
}

export async function assembleMoney({ url, dataDir, doomed }: People): Promise<MoneyCast> {
  const browserOf = (call: string): Visitor => createVisitor({ url, token: doomed[call] ?? '' });
  for (const call of PAYING) await buy(browserOf(call), 'plus_monthly', CARDS.accepted, url);
  await browserOf('keepCurrentPlan').post('/api/cancel-subscription');
  const { id: checkoutId, url: page } = await openCheckout(browserOf('confirmSubscription'), 'plus_annual');
  await payOn(url + new URL(page).pathname, { number: CARDS.accepted });
  const [invoice] = (await browserOf('getInvoice').get('/api/invoices')).body as { id: string }[];
  return { checkoutId, invoiceId: invoice?.id ?? '', event: await createEventSigner(dataDir) };
}
