/** Whether every product is a sample: then it is said once, and not at each. */
export function areAllSamples(products: readonly { is_sample: boolean }[]): boolean {
  return products.length > 0 && products.every(({ is_sample }) => is_sample);
}
