import type { ProductFacts } from '../../parts/ProductCard/ProductCard.tsx';
import { readNumber, readObject, readText } from '../damage.ts';
import type { Product } from '../../lib/routine.ts';

/** A product to show, and whether it is one of the fictional samples. */
export interface ShownProduct extends ProductFacts {
  isSample: boolean;
}

/** The products of a report in the order of its categories; without those that have no name. */
export function readProducts(product_needs: unknown): ShownProduct[] {
  return Object.entries(readObject<Record<string, unknown>>(product_needs) ?? {}).flatMap(
    ([category, value]) => {
      const product = readObject<Product>(value);
      const name = readText(product?.name);
      if (!product || name === undefined) return [];
      return {
        id: readText(product.id) ?? name,
        name,
        category,
        image_url: readText(product.image_url),
        product_url: readText(product.product_url),
        price: readNumber(product.price),
        rating: readNumber(product.rating),
        reason: readText(product.reason),
        isSample: product.is_sample === true,
      };
    },
  );
}
