import type { Product } from '@daylit/contract';
import type { ProductAdviser } from '../care-plan/ports.ts';
import type { CatalogueEntry, CatalogueProduct } from '../catalogue/ports.ts';

/** A product as it is sent to the member of an adviser. */
export function presentFor(
  { routine, leftOut }: ProductAdviser,
  entry: CatalogueProduct & Partial<Pick<CatalogueEntry, 'facts'>>,
): Product {
  const is_confirmed = routine.some(({ product }) => product.product.id === entry.product.id);
  const size = entry.facts?.size;
  return { ...entry.product, is_confirmed, left_out: leftOut(entry), ...(size && { size }) };
}
