import { answer, type ApiClient } from './client.ts';
import { readConfirmedPlan } from './views/profile.ts';
import type { ConfirmedGroupView, ProductConfirmation, ProductRemoval } from '@daylit/contract';

/** Copies a product into the confirmed routine; the answer replaces the local one. 404: no such product. */
export async function confirmProduct(
  api: ApiClient,
  confirmation: ProductConfirmation,
): Promise<ConfirmedGroupView[]> {
  const { confirmed_care_plan } = await answer(
    api.PATCH('/api/profile/confirm-product', { body: confirmation }),
  );
  return readConfirmedPlan(confirmed_care_plan);
}

/** Takes a product out of the confirmed routine. 404: it is not in there. */
export async function removeProduct(api: ApiClient, removal: ProductRemoval): Promise<ConfirmedGroupView[]> {
  const { confirmed_care_plan } = await answer(api.PATCH('/api/profile/remove-product', { body: removal }));
  return readConfirmedPlan(confirmed_care_plan);
}
