import { answer, type ApiClient, type CallOptions } from './client.ts';
import type { ProductTrial, ProductTrialChoices, ProductTrialStart } from '@daylit/contract';

/** The running product trial or the last one; null without any. 401: nobody is signed in. */
export async function getProductTrial(
  api: ApiClient,
  options: CallOptions = {},
): Promise<ProductTrial | null> {
  return (await answer(api.GET('/api/product-trial', options))).product_trial;
}

/** The choices for a product trial. `product_id` is offered in addition to the products of the routine. */
export function getProductTrialChoices(
  api: ApiClient,
  query: { time_zone: string; product_id?: string },
  options: CallOptions = {},
): Promise<ProductTrialChoices> {
  return answer(api.GET('/api/product-trial/choices', { params: { query }, ...options }));
}

/** Starts a product trial. 404: no such product. 409: one is running. 422: at the refused field. */
export async function startProductTrial(
  api: ApiClient,
  start: ProductTrialStart,
): Promise<ProductTrial | null> {
  return (await answer(api.POST('/api/product-trial', { body: start }))).product_trial;
}

/** Stops the running product trial, which then has no result. 409: none is running. */
export async function endProductTrial(api: ApiClient): Promise<ProductTrial | null> {
  return (await answer(api.POST('/api/product-trial/end'))).product_trial;
}

/** Deletes the product trial with its result; the scans stay. */
export async function deleteProductTrial(api: ApiClient): Promise<null> {
  await answer(api.DELETE('/api/product-trial'));
  return null;
}
