import { answer, type ApiClient, type CallOptions } from './client.ts';
import { readProfile } from './views/profile.ts';
import type { Message, Onboarding, ProfileUpdate, ProfileView } from '@daylit/contract';

/**
 * Records goals, concerns and preferences. 403: under 13, and the account is erased; or with the trigger
 * `passwordNeeded`, as in `updateProfile`. 409: an age to confirm. 422: invalid entry.
 */
export function completeOnboarding(api: ApiClient, onboarding: Onboarding): Promise<Message> {
  return answer(api.POST('/api/onboarding', { body: onboarding }));
}

/** Goals, concerns, preferences, suggested and confirmed routine. 401: nobody is signed in. */
export async function getProfile(api: ApiClient, options: CallOptions = {}): Promise<ProfileView> {
  return readProfile(await answer(api.GET('/api/profile', options)));
}

/**
 * Replaces the given lists and answers. 403: under 13, and the account is erased; or with the trigger
 * `passwordNeeded`: the age has to be sent again with `current_password`. 409: an age that needs `confirm`.
 * 422: an entry does not fit.
 */
export async function updateProfile(api: ApiClient, update: ProfileUpdate): Promise<ProfileView> {
  return readProfile(await answer(api.POST('/api/profile', { body: update })));
}
