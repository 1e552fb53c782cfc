import { randomUUID } from 'node:crypto';
import type { ProductConfirmation } from '@daylit/contract';
import { Refusal } from '../../../errors.ts';
import type { CatalogueProduct } from '../../catalogue/ports.ts';
import type { ConfirmedRow } from './confirmed-store.ts';

/** The stored facts of a product, whatever its place. */
type Kept = Omit<ConfirmedRow, 'daypart' | 'step' | 'days' | 'added_at'>;

const NO_DETAILS = { product_url: null, price: null, description: null, ingredient_text: null };

/**
 * The product in the form that is stored. The catalogue decides on its own fields, the member on all others.
 */
export function keep(
  { product, step }: ProductConfirmation,
  known: CatalogueProduct | undefined,
  rows: readonly Kept[],
): Kept {
  if (known) {
    const { id: product_id, name, suggested_category, category } = known.product;
    const kind = suggested_category ?? category;
    return { ...NO_DETAILS, product_id, is_custom: false, name, category: kind };
  }
  const { id, is_custom = false } = product;
  const own = rows.find((row) => row.is_custom && row.product_id === id);
  if (id !== undefined && !own && !is_custom) {
    throw new Refusal('not_found', { detail: 'The catalogue has no product with this id.', field: 'id' });
  }
  const name = product.name?.trim() || own?.name;
  if (!name) throw new Refusal('invalid', { detail: 'Please give the product a name.', field: 'name' });
  return {
    product_id: own?.product_id ?? `custom:${randomUUID()}`,
    is_custom: true,
    name,
    category: firstWord(product.suggested_category, product.category, own?.category, step),
    product_url: product.product_url ?? product.producturl ?? own?.product_url ?? null,
    price: product.price ?? own?.price ?? null,
    description: product.description ?? own?.description ?? null,
    ingredient_text: product.ingredient_text ?? own?.ingredient_text ?? null,
  };
}

/** The first that says anything: a blank one would make a product that nothing can show. */
function firstWord(...words: readonly (string | null | undefined)[]): string {
  return words.map((word) => word?.trim()).find(Boolean) ?? 'other';
}
