import { answer, type CallOptions, type ApiClient } from './client.ts';
import { readConfirmedPlan, readProfile } from './views/profile.ts';
import type {
  ConfirmedGroupView,
  ProductConfirmation,
  ProductRemoval,
  ProfileUpdate,
  ProfileView,
} from '@daylit/contract';

/** Goals, concerns, suggested and confirmed routine. 401: nobody is signed in. */
export async function getProfile(api: ApiClient, options: CallOptions = {}): Promise<ProfileView> {
  return readProfile(await answer(api.GET('/api/profile', options)));
}

/** Replaces the goals or the concerns. 422: an entry does not fit. */
export async function updateProfile(api: ApiClient, update: ProfileUpdate): Promise<ProfileView> {
  return readProfile(await answer(api.POST('/api/profile', { body: update })));
}

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
