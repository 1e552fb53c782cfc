import { answer, asMultipart, type ApiClient } from './client.ts';
import type {
  Message,
  PasswordVerification,
  ProviderRegistered,
  ProviderRegistration,
  Registration,
  VerifiedUser,
} from '@daylit/contract';

/**
 * Starts a registration. The answer is the same whether or not the address is known.
 * 422: a field does not fit, the detail names it. 429: too many attempts.
 */
export function register(api: ApiClient, registration: Registration): Promise<Message> {
  return answer(api.POST('/api/register', { body: registration, ...asMultipart }));
}

/**
 * Registers with an account of a provider, after its step `registration`. 401: that is too long ago. 403: the
 * person is under 13.
 */
export function registerWithProvider(
  api: ApiClient,
  registration: ProviderRegistration,
): Promise<ProviderRegistered> {
  return answer(api.POST('/api/provider-login/register', { body: registration }));
}

/**
 * Verifies an address with the token from the mail; a used token returns the same account again.
 * 400: wrong or expired token. 403 with `passwordNeeded`: the registration was made in another browser,
 * see `verifyEmailWithPassword`.
 */
export function verifyEmail(api: ApiClient, token: string): Promise<VerifiedUser> {
  return answer(api.GET('/api/verify-email', { params: { query: { token } } }));
}

/**
 * Verifies an address in any browser and signs in. 400: wrong, expired or used token, or too many attempts
 * with it. 403 with `passwordNeeded`: wrong password for that registration.
 */
export function verifyEmailWithPassword(
  api: ApiClient,
  verification: PasswordVerification,
): Promise<VerifiedUser> {
  return answer(api.POST('/api/verify-email', { body: verification }));
}

/** Sends the verification mail again. 400: the pending registration has expired. 429: asked too often. */
export function resendVerification(api: ApiClient): Promise<Message> {
  return answer(api.POST('/api/resend-verification'));
}
