import { dayIn, type PlainDate } from '../../members/ports.ts';
import { activesIn } from '../active-ingredients.ts';
import type { PlacedByMember } from '../ports.ts';
import { DAYS_BETWEEN_NEW_PRODUCTS } from '../rules.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A product with an active that was started less than 14 days ago. */
export interface NewProduct {
  product: PlacedByMember;
  /** The member's day on which it was started. */
  since: PlainDate;
  /** The member's day from which the next new one may be started. */
  until: PlainDate;
  /** Whole days until then, 1 to 14. */
  daysLeft: number;
}

/**
 * The products with an active that are still new, the newest first. Care without actives does not count:
 * nobody has to get used to a cleanser.
 */
export function findNewProducts(
  products: readonly PlacedByMember[],
  { now, timeZone }: { now: Date; timeZone: string },
): NewProduct[] {
  const seen = new Set<string>();
  return products
    .filter(({ product }) => activesIn(product).length > 0)
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
