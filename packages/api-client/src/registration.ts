import { answer, asMultipart, type ApiClient } from './client.ts';
import type { Message, PasswordVerification, Registration, VerifiedUser } from '@daylit/contract';

/**
 * Starts a registration. The answer is the same whether or not the address is known.
 * 422: a field does not fit, the detail names it. 429: too many tries.
 */
export function register(api: ApiClient, registration: Registration): Promise<Message> {
  return answer(api.POST('/api/register', { body: registration, ...asMultipart }));
}

/**
 * Verifies an address with the token of the mail; a used token answers the same account again.
 * 400: wrong or expired token. 403 with `passwordNeeded`: this browser did not register, see `verifyEmailWithPassword`.
 */
export function verifyEmail(api: ApiClient, token: string): Promise<VerifiedUser> {
  return answer(api.GET('/api/verify-email', { params: { query: { token } } }));
}

/**
 * Verifies an address in any browser and signs it in. 400: wrong, expired or used token, or one that was tried too often.
 * 403 with `passwordNeeded`: not the password of that registration.
 */
export function verifyEmailWithPassword(
  api: ApiClient,
  verification: PasswordVerification,
): Promise<VerifiedUser> {
  return answer(api.POST('/api/verify-email', { body: verification }));
}

/** Sends the verification mail of this session's registration again. 400: it has run out. 429: asked too often. */
export function resendVerification(api: ApiClient): Promise<Message> {
  return answer(api.POST('/api/resend-verification'));
}
