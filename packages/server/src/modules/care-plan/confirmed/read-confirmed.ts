import type { Product } from '@daylit/contract';
import { type CatalogueProduct, classesInName, type ProductFinder } from '../../catalogue/ports.ts';
import type { PlacedByMember, RemovedProduct } from '../ports.ts';
import { toStep } from '../to-step.ts';
import type { ConfirmedRow, RemovedRow } from './confirmed-store.ts';

/** Rows with their products, as the catalogue is now or as the member wrote them. */
export async function readConfirmed(
  rows: readonly ConfirmedRow[],
  finder: ProductFinder,
): Promise<PlacedByMember[]> {
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
): Promise<Omit<RemovedProduct, 'leftOut'>[]> {
  const ids = rows.filter(({ is_custom }) => !is_custom).map(({ product_id }) => product_id);
  const found = ids.length === 0 ? new Map<string, CatalogueProduct>() : await finder.find(ids);
  return rows.flatMap((row) => {
    const product = row.is_custom ? ownProduct(row, finder) : found.get(row.product_id);
    return product ? [{ daypart: row.daypart, step: row.step, product, removedAt: row.removed_at }] : [];
  });
}

/** A product as its member wrote it. Without a list, its name tells what it is sold for. */
export function ownProduct(
  row: Omit<ConfirmedRow, 'added_at' | 'daypart' | 'days'>,
  finder: ProductFinder,
): CatalogueProduct {
  const { product_id: id, name, category, product_url, price, is_custom } = row;
  const step = toStep(category) ?? toStep(row.step) ?? 'moisturizer';
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
  const label = finder.readLabel(row.ingredient_text, step);
  const told = is_custom ? classesInName(name) : [];
  const contains = [...new Set([...label.contains, ...told])];
  // A member's own product has no declared factor; a sunscreen is trusted to be one.
  return { product, step, suits: [], spf: null, label: { ...label, contains } };
}
