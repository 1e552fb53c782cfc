import { type Product, STEP_KEY_VALUES, type StepKey } from '@daylit/contract';
import type { CatalogueProduct, ProductFinder } from '../../recommendations/ports.ts';
import type { ConfirmedProduct, RemovedProduct } from '../ports.ts';
import type { ConfirmedRow, RemovedRow } from './confirmed-store.ts';

/** Rows with their products: those of the catalogue as it is now, the others as the member wrote them. */
export async function readConfirmed(
  rows: readonly ConfirmedRow[],
  finder: ProductFinder,
): Promise<ConfirmedProduct[]> {
  const ids = rows.filter(({ is_custom }) => !is_custom).map(({ product_id }) => product_id);
  const known = ids.length === 0 ? new Map<string, CatalogueProduct>() : await finder.find([...new Set(ids)]);
  return rows.map((row) => ({
    daypart: row.daypart,
    step: row.step,
    days: row.days,
    addedAt: row.added_at,
    description: row.description,
    ingredientText: row.ingredient_text,
    product: known.get(row.product_id) ?? ownProduct(row, finder),
  }));
}

/** What can be brought back: a product that the catalogue has lost since is left out. */
export async function readRemoved(
  rows: readonly RemovedRow[],
  finder: ProductFinder,
): Promise<RemovedProduct[]> {
  const ids = rows.filter(({ is_custom }) => !is_custom).map(({ product_id }) => product_id);
  const found = ids.length === 0 ? new Map<string, CatalogueProduct>() : await finder.find(ids);
  return rows.flatMap((row) => {
    const product = row.is_custom ? ownProduct(row, finder) : found.get(row.product_id);
    return product ? [{ daypart: row.daypart, step: row.step, product, removedAt: row.removed_at }] : [];
  });
}

function ownProduct(row: Omit<ConfirmedRow, 'added_at'>, finder: ProductFinder): CatalogueProduct {
  const { product_id: id, name, category, product_url, price, is_custom } = row;
  const step = stepOf(category) ?? stepOf(row.step) ?? 'moisturizer';
  const product: Product = {
    id,
    name,
    category,
    suggested_category: category,
    image_url: null,
    product_url,
    price,
    rating: null,
    is_custom,
    is_confirmed: true,
    is_sample: false,
  };
  // A member's own product has no declared factor; a sunscreen is trusted to be one.
  return { product, step, suits: [], spf: null, label: finder.readLabel(row.ingredient_text, step) };
}

/** The step key that a word is; undefined for any other word. */
function stepOf(word: string): StepKey | undefined {
  return STEP_KEY_VALUES.find((key) => key === word);
}
