import { answer, asMultipart, type ApiClient, type CallOptions } from './client.ts';
import type {
  AccessToken,
  BackupCodes,
  Code,
  IdentityList,
  MadeAccessToken,
  Message,
  NewAccessToken,
  NewIdentity,
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyList,
  PasswordConfirmation,
  PasswordReset,
  PasswordResetOutcome,
  SignInPage,
  TwoFactorSetup,
} from '@daylit/contract';

// A 403 whose `trigger` is `passwordNeeded` asks for the password: the call is repeated with
// `current_password`. Its `field` is set when the password that was sent is wrong.

/** Asks for a reset mail. The answer is the same for known and unknown addresses. 429: asked too often. */
export function requestPasswordReset(api: ApiClient, email: string): Promise<Message> {
  return answer(api.POST('/api/request-password-reset', { body: { email }, ...asMultipart }));
}

/**
 * Sets a new password, ends every session, and tells which passkeys can still sign in. 400: wrong or expired
 * token. 422: the password is refused.
 */
export function resetPassword(api: ApiClient, reset: PasswordReset): Promise<PasswordResetOutcome> {
  return answer(api.POST('/api/reset-password', { body: reset }));
}

/**
 * Confirms a new address, or undoes a change, with the token from the mail. 400: wrong or expired token. 403:
 * the link was only opened, and the `trigger`, `changeNeedsButton` or `undoNeedsButton`, tells what its
 * button would do.
 */
export function confirmEmailChange(
  api: ApiClient,
  token: string,
  { by }: { by?: 'button' | 'opening' } = {},
): Promise<Message> {
  return answer(api.GET('/api/confirm-email-change', { params: { query: { token, ...(by && { by }) } } }));
}

/** Starts two-factor setup. 403: the password must be given again. 409: it is already on. */
export function setupTwoFactor(
  api: ApiClient,
  confirmation: PasswordConfirmation = {},
): Promise<TwoFactorSetup> {
  return answer(api.POST('/api/2fa/setup', { body: confirmation }));
}

/** Turns two-factor sign-in on and returns the backup codes, once only. 409: start again. 422: wrong code. */
export function verifyTwoFactor(api: ApiClient, code: Code): Promise<BackupCodes> {
  return answer(api.POST('/api/2fa/verify', { body: code }));
}

/** Turns two-factor sign-in off. 403: the password must be given again. 409: it is off. 422: wrong code. */
export function disableTwoFactor(api: ApiClient, code: Code): Promise<Message> {
  return answer(api.POST('/api/2fa/disable', { body: code }));
}

/** Replaces the backup codes. 403: the password must be given again. 409: two-factor sign-in is off. */
export function regenerateBackupCodes(
  api: ApiClient,
  confirmation: PasswordConfirmation = {},
): Promise<BackupCodes> {
  return answer(api.POST('/api/2fa/backup-codes', { body: confirmation }));
}

/** The passkeys, newest first, and why there can be none, if so. 401: nobody is signed in. */
export function listPasskeys(api: ApiClient, options: CallOptions = {}): Promise<PasskeyList> {
  return answer(api.GET('/api/passkeys', options));
}

/** The options for creating a passkey. 403: the password must be given again. 409: none can be created. */
export function startPasskey(
  api: ApiClient,
  confirmation: PasswordConfirmation = {},
): Promise<PasskeyCreation> {
  return answer(api.POST('/api/passkeys/options', { body: confirmation }));
}

/** Adds the passkey that the browser has created. 409: it is known already. 422: it cannot be verified. */
export function addPasskey(api: ApiClient, passkey: NewPasskey): Promise<Passkey> {
  return answer(api.POST('/api/passkeys', { body: passkey }));
}

/** Removes a passkey. 403: the password must be given again. 404: no such passkey of this member. */
export function removePasskey(
  api: ApiClient,
  { id, ...confirmation }: { id: number } & PasswordConfirmation,
): Promise<Message> {
  return answer(api.DELETE('/api/passkeys/{id}', { params: { path: { id } }, body: confirmation }));
}

/** The access tokens of the member's programs, newest first. 401: nobody is signed in. */
export function listAccessTokens(api: ApiClient, options: CallOptions = {}): Promise<AccessToken[]> {
  return answer(api.GET('/api/access-tokens', options));
}

/**
 * Makes an access token, which is told this once. 403: the password must be given again. 409: ten are there.
 */
export function createAccessToken(api: ApiClient, wanted: NewAccessToken): Promise<MadeAccessToken> {
  return answer(api.POST('/api/access-tokens', { body: wanted }));
}

/** Revokes an access token. 404: no such token of this member. */
export function revokeAccessToken(api: ApiClient, { id }: { id: number }): Promise<Message> {
  return answer(api.DELETE('/api/access-tokens/{id}', { params: { path: { id } } }));
}

/** The accounts at providers, newest first. 401: nobody is signed in. */
export function listIdentities(api: ApiClient, options: CallOptions = {}): Promise<IdentityList> {
  return answer(api.GET('/api/identities', options));
}

/** The page of a provider, where the member links an account. 403: the password must be given again. */
export function startIdentity(api: ApiClient, identity: NewIdentity): Promise<SignInPage> {
  return answer(api.POST('/api/identities', { body: identity }));
}

/** Unlinks an account of a provider. 403: the password must be given again. 404: no such one. */
export function removeIdentity(
  api: ApiClient,
  { id, ...confirmation }: { id: number } & PasswordConfirmation,
): Promise<Message> {
  return answer(api.DELETE('/api/identities/{id}', { params: { path: { id } }, body: confirmation }));
}
