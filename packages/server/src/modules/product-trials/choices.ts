import {
  MINOR_AGE_BANDS,
  type ProductTrialProduct,
  type ProductTrialSign,
  SIGN_VALUES,
  type Sign,
} from '@daylit/contract';
import { productTrialSign } from '@daylit/wording';
import type { ConfirmedProduct } from '../care-plan/ports.ts';
import { dayIn, type Member, type PlainDate } from '../members/ports.ts';
import type { CatalogueProduct } from '../catalogue/ports.ts';
import { addDays, daysBetween } from './plain-dates.ts';
import type { PreviousScan, ScanComparer } from './ports.ts';
import { readingIn } from './product-trial-scans.ts';

/** Days between two new products, so that a reaction or a change can be told apart. */
const DAYS_BETWEEN_PRODUCTS = 14;

/** The earliest first scan, and the product that it waits for. */
export type EarliestStart = Pick<ProductTrialProduct, 'starts_on' | 'waits_for'>;

/** The person's current date. */
export interface Today {
  today: PlainDate;
  timeZone: string;
}

/** When a product trial can start: once every other product of the routine is 14 days old. */
export function earliestStart(
  confirmed: readonly ConfirmedProduct[],
  productId: string,
  { today, timeZone }: Today,
): EarliestStart {
  const others = confirmed.filter(({ product }) => product.product.id !== productId);
  const newest = others.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime())[0];
  if (!newest) return { starts_on: today, waits_for: null };
  const settled = addDays(dayIn(timeZone, newest.addedAt), DAYS_BETWEEN_PRODUCTS);
  if (settled <= today) return { starts_on: today, waits_for: null };
  return { starts_on: settled, waits_for: newest.product.product.name };
}

/** The requested product, then the products of the routine, the newest first. */
export function offeredProducts(
  asked: CatalogueProduct | undefined,
  confirmed: readonly ConfirmedProduct[],
  day: Today,
): ProductTrialProduct[] {
  const offered = new Map<string, ProductTrialProduct>();
  const newestFirst = confirmed.toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime());
  const askedFirst = [
    ...newestFirst.filter(({ product }) => product.product.id === asked?.product.id),
    ...(asked ? [{ product: asked, addedAt: null }] : []),
    ...newestFirst,
  ];
  for (const { product: known, addedAt } of askedFirst) {
    const { product } = known;
    if (offered.has(product.id)) continue;
    const added_on = addedAt && dayIn(day.timeZone, addedAt);
    const is_new = added_on === null || daysBetween(added_on, day.today) < DAYS_BETWEEN_PRODUCTS;
    offered.set(product.id, { product, added_on, is_new, ...earliestStart(confirmed, product.id, day) });
  }
  return [...offered.values()];
}

/** Every sign as the newest scan shows it, the highest first. */
export function offeredSigns(
  comparer: ScanComparer,
  newest: PreviousScan | undefined,
  { preferences }: Pick<Member, 'preferences'>,
): ProductTrialSign[] {
  const isMinor = MINOR_AGE_BANDS.some((band) => band === preferences.age_band);
  // Lines are not looked for before 18.
  const signs = SIGN_VALUES.filter((sign) => !(isMinor && sign === 'lines'));
  const read = signs
    .map((sign) => ({ sign, reading: newest ? readingIn(comparer, newest, sign) : null }))
    .sort((a, b) => (b.reading?.severity_score ?? -1) - (a.reading?.severity_score ?? -1));
  const highest = read[0]?.reading?.severity_score ?? 0;
  return read.map(({ sign, reading }) => {
    const { concern_name, usual_weeks } = productTrialSign(sign);
    return {
      sign,
      concern_name,
      usual_weeks,
      range: reading?.range ?? null,
      smallest_change: reading ? Math.round(Math.hypot(reading.margin, reading.margin) * 10) / 10 : null,
      is_highest: highest > 0 && reading?.severity_score === highest,
    };
  });
}

/** Whether the sign is the highest of the newest scan. */
export function isHighest(signs: readonly ProductTrialSign[], sign: Sign): boolean {
  return signs.some((offered) => offered.sign === sign && offered.is_highest);
}
