/** What a routine without a warning is told. */
export const NO_CONFLICTS = 'They go well together';

/** How many products a check has read. */
export function checkedWords(products: number): string {
  return products === 1 ? '1 product checked' : `${products} products checked`;
}
