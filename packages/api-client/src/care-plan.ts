import { answer, type ApiClient } from './client.ts';
import { readConfirmedPlan } from './views/profile.ts';
import type {
  ConfirmedGroupView,
  ProductConfirmation,
  ProductRemoval,
  RoutineCheck,
  RoutineCheckRequest,
} from '@daylit/contract';

/** Adds a product to the routine and returns all of it. 404: no such product. 409: the routine is full. */
export async function confirmProduct(
  api: ApiClient,
  confirmation: ProductConfirmation,
): Promise<ConfirmedGroupView[]> {
  const { confirmed_care_plan } = await answer(
    api.PATCH('/api/profile/confirm-product', { body: confirmation }),
  );
  return readConfirmedPlan(confirmed_care_plan);
}

/** Removes a product from the confirmed routine and returns the rest. 404: it is not in the routine. */
export async function removeProduct(api: ApiClient, removal: ProductRemoval): Promise<ConfirmedGroupView[]> {
  const { confirmed_care_plan } = await answer(api.PATCH('/api/profile/remove-product', { body: removal }));
  return readConfirmedPlan(confirmed_care_plan);
}

/** Checks the given products, or the confirmed routine. 404: an id that the catalogue does not have. */
export function checkRoutine(api: ApiClient, request: RoutineCheckRequest = {}): Promise<RoutineCheck> {
  return answer(api.POST('/api/routine-check', { body: request }));
}
