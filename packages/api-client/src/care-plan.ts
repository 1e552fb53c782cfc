import { answer, type CallOptions, type ApiClient } from './client.ts';
import { withOneSpelling } from './spellings.ts';
import type {
  ConfirmedCarePlanResult,
  ProductConfirmation,
  ProductRemoval,
  Profile,
  ProfileUpdate,
} from '@daylit/contract';

/** Goals, concerns, suggested and confirmed routine. 401: nobody is signed in. */
export async function getProfile(api: ApiClient, options: CallOptions = {}): Promise<Profile> {
  return withOneSpelling(await answer(api.GET('/api/profile', options)));
}

/** Replaces the goals or the concerns. 422: an entry does not fit. */
export async function updateProfile(api: ApiClient, update: ProfileUpdate): Promise<Profile> {
  return withOneSpelling(await answer(api.POST('/api/profile', { body: update })));
}

/** Copies a product into the confirmed routine; the answer replaces the local one. 404: no such product. */
export async function confirmProduct(
  api: ApiClient,
  confirmation: ProductConfirmation,
): Promise<ConfirmedCarePlanResult> {
  return withOneSpelling(await answer(api.PATCH('/api/profile/confirm-product', { body: confirmation })));
}

/** Takes a product out of the confirmed routine. 404: it is not in there. */
export async function removeProduct(
  api: ApiClient,
  removal: ProductRemoval,
): Promise<ConfirmedCarePlanResult> {
  return withOneSpelling(await answer(api.PATCH('/api/profile/remove-product', { body: removal })));
}
