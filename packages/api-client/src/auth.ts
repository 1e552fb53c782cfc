import { answer, asMultipart, type CallOptions, type ApiClient } from './client.ts';
import { readUser } from './views/user.ts';
import type {
  LegalAcceptance,
  Login,
  LoginResult,
  Message,
  Onboarding,
  PasswordReset,
  PasswordVerification,
  Registration,
  SecondFactor,
  UserView,
  VerifiedUser,
} from '@daylit/contract';

/**
 * Starts a registration. The answer is the same whether or not the address is known.
 * 422: a field does not fit, the detail names it. 429: too many tries.
 */
export function register(api: ApiClient, registration: Registration): Promise<Message> {
  return answer(api.POST('/api/register', { body: registration, ...asMultipart }));
}

/**
 * Signs in, or asks for the second step with `requires_2fa` and a `partial_token`.
 * 401: address and password do not fit together. 429: too many tries.
 */
export function login(api: ApiClient, credentials: Login): Promise<LoginResult> {
  return answer(api.POST('/api/login', { body: credentials, ...asMultipart }));
}

/** Finishes a two-factor sign-in with six digits or a backup code. 401: wrong code or expired token. */
export function verifyLogin(api: ApiClient, secondFactor: SecondFactor): Promise<Message> {
  return answer(api.POST('/api/2fa/verify-login', { body: secondFactor }));
}

/** Ends the current session. Answers the same when there is none. */
export function logout(api: ApiClient): Promise<Message> {
  return answer(api.POST('/api/logout'));
}

/** The person of this session. 401: nobody is signed in. */
export async function getMe(api: ApiClient, options: CallOptions = {}): Promise<UserView> {
  return readUser(await answer(api.GET('/api/me', options)));
}

/** Records goals, concerns and preferences. 403: under 13, everything is erased. 422: an entry does not fit. */
export function completeOnboarding(api: ApiClient, onboarding: Onboarding): Promise<Message> {
  return answer(api.POST('/api/onboarding', { body: onboarding }));
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

/** Asks for a reset mail. The answer is the same for known and unknown addresses. 429: asked too often. */
export function requestPasswordReset(api: ApiClient, email: string): Promise<Message> {
  return answer(api.POST('/api/request-password-reset', { body: { email }, ...asMultipart }));
}

/** Sets a new password and ends every session. 422: wrong or expired token, or a password that is not taken. */
export function resetPassword(api: ApiClient, reset: PasswordReset): Promise<Message> {
  return answer(api.POST('/api/reset-password', { body: reset }));
}

/** Records the acceptance of the terms; the server's clock counts. 401: nobody is signed in. */
export async function acceptLegalTerms(api: ApiClient, acceptance: LegalAcceptance): Promise<UserView> {
  return readUser(await answer(api.POST('/api/update-legal-acceptance', { body: acceptance })));
}
