/** Ids of the catalogue begin with the name of their source. */
const OF_CATALOGUE = /^(sample|obf):/;

/**
 * The address of a product's page: ours for a product of the catalogue, else its own, null when it has none.
 */
export function productPage({ id, product_url }: { id: string; product_url?: string | null | undefined }) {
  if (OF_CATALOGUE.test(id)) return `/products/${encodeURIComponent(id)}`;
  return product_url ?? null;
}

/** The page that shows these products side by side. */
export function comparePage(ids: readonly string[]): string {
  return `/products/compare?ids=${ids.map(encodeURIComponent).join(',')}`;
}
