import type { ProductSize } from '@daylit/contract';
import { formatPrice } from './format-price.ts';
import { withUnit } from './with-unit.ts';

/** The content of a pack: "30 ml". */
export function formatSize({ amount, unit }: ProductSize): string {
  return withUnit(amount.toLocaleString('en-US', { maximumFractionDigits: 1 }), unit);
}

/** The price of a millilitre or a gram, "$0.76 per ml"; null where price or size is unknown. */
export function formatUnitPrice(price: number | null, size: ProductSize | null): string | null {
  return price === null || size === null ? null : `${formatPrice(price / size.amount)} per ${size.unit}`;
}
