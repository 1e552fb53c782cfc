/**
 * The step key of a product, for example "eye_cream": the step it was suggested for, else its category, else
 * its name.
 */
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
