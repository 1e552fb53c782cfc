import { dayIn, type PlainDate } from '../../members/ports.ts';
import type { CatalogueProduct } from '../../catalogue/ports.ts';
import { activesIn } from '../active-ingredients.ts';
import type { PlacedByMember } from '../ports.ts';
import { DAYS_BETWEEN_NEW_PRODUCTS } from '../rules.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A product that was started less than 14 days ago. */
export interface NewProduct {
  product: PlacedByMember;
  /** The member's day on which it was started. */
  since: PlainDate;
  /** The member's day from which the next new one may be started. */
  until: PlainDate;
  /** Whole days until then, 1 to 14. */
  daysLeft: number;
}

interface Day {
  now: Date;
  timeZone: string;
}

/**
 * The products with an active that are still new, the newest first. Care without actives does not count:
 * nobody has to get used to a cleanser.
 */
export function findNewProducts(products: readonly PlacedByMember[], day: Day): NewProduct[] {
  return startedLately(products, day).filter(({ product }) => !isPlainCare(product.product));
}

/**
 * The start that another one has to wait for: the newest of the last 14 days. Plain care may start together,
 * since there is nothing to tell apart.
 */
export function holdOn(
  product: CatalogueProduct,
  products: readonly PlacedByMember[],
  day: Day,
): NewProduct | null {
  const before = isPlainCare(product) ? findNewProducts(products, day) : startedLately(products, day);
  return before[0] ?? null;
}

function isPlainCare(product: CatalogueProduct): boolean {
  return activesIn(product).length === 0;
}

function startedLately(products: readonly PlacedByMember[], { now, timeZone }: Day): NewProduct[] {
  const seen = new Set<string>();
  return products
    .toSorted((a, b) => b.addedAt.getTime() - a.addedAt.getTime())
    .flatMap((product) => {
      const { id } = product.product.product;
      const until = new Date(product.addedAt.getTime() + DAYS_BETWEEN_NEW_PRODUCTS * DAY);
      if (until <= now || seen.has(id)) return [];
      seen.add(id);
      const daysLeft = Math.ceil((until.getTime() - now.getTime()) / DAY);
      return [{ product, since: dayIn(timeZone, product.addedAt), until: dayIn(timeZone, until), daysLeft }];
    });
}
