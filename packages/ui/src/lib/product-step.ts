/** The step key of a product, "eye_cream": its suggested step, else its category, else its name. */
export function productStep(product: {
  name: string;
  category?: string | null | undefined;
  suggested_category?: string | null | undefined;
}): string {
  return (
    [product.suggested_category, product.category].find((key) => key != null && key !== '') ??
    product.name.toLowerCase().replaceAll(' ', '_')
  );
}
