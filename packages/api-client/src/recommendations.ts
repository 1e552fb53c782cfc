import { answer, type CallOptions, type ApiClient } from './client.ts';
import { readProductDetails } from './views/product-details.ts';
import { readRecommendations } from './views/recommendations.ts';
import type { ProductDetails, Recommendations } from '@daylit/contract';

/** The recommended products by group; a group may be empty. 401: nobody is signed in. */
export async function getRecommendations(
  api: ApiClient,
  options: CallOptions = {},
): Promise<Recommendations> {
  return readRecommendations(await answer(api.GET('/api/recommendations', options)));
}

/**
 * A product of the catalogue with the reasons for and against it; null where the answer holds none. 404: the
 * catalogue does not have the id.
 */
export async function getProduct(
  api: ApiClient,
  id: string,
  options: CallOptions = {},
): Promise<ProductDetails | null> {
  const params = { path: { id } };
  return readProductDetails(await answer(api.GET('/api/products/{id}', { params, ...options })));
}

/** Our copy of a product's picture, as WebP. 404: there is none of this name. */
export function getProductPicture(
  api: ApiClient,
  filename: string,
  options: CallOptions = {},
): Promise<Blob> {
  const params = { path: { filename } };
  return answer(api.GET('/api/product-pictures/{filename}', { params, parseAs: 'blob', ...options }));
}
