import type { ProductDetails } from '@daylit/contract';
import { formatPrice } from '../../lib/format-price.ts';

/**
 * One sentence about compared products: whether they do the same, and how much the cheapest one saves
 * compared with the most expensive one. Null where prices are missing.
 */
export function inShort(products: readonly ProductDetails[]): string | null {
  const priced = products.flatMap(({ product: { name, price }, size }) =>
    price === null ? [] : [{ name, price, size }],
  );
  const [cheapest] = priced.toSorted((a, b) => a.price - b.price);
  const dearest = priced.toSorted((a, b) => b.price - a.price)[0];
  if (priced.length < 2 || !cheapest || !dearest || cheapest.price === dearest.price) return null;
  const isSameSize =
    cheapest.size?.amount === dearest.size?.amount && cheapest.size?.unit === dearest.size?.unit;
  const amount =
    isSameSize && cheapest.size ? ` for the same ${cheapest.size.amount} ${cheapest.size.unit}` : ' a pack';
  return `${jobOf(products)} ${cheapest.name} costs ${formatPrice(dearest.price - cheapest.price)} less than ${dearest.name}${amount}.`;
}

function jobOf(products: readonly ProductDetails[]): string {
  const steps = new Set(products.map(({ product }) => product.category));
  return steps.size === 1 ? 'They are for the same step.' : 'They are for different steps.';
}
