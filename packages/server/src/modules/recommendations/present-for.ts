import type { Product } from '@daylit/contract';
import type { ProductAdviser } from '../care-plan/ports.ts';
import type { CatalogueProduct } from '../catalogue/ports.ts';

/** A product as it is sent to the member of an adviser. */
export function presentFor({ routine, leftOut }: ProductAdviser, entry: CatalogueProduct): Product {
  const is_confirmed = routine.some(({ product }) => product.product.id === entry.product.id);
  return { ...entry.product, is_confirmed, left_out: leftOut(entry) };
}
